// CFMachPort, CFMessagePort, CFFileDescriptor, CFNotificationCenter: what they tell of themselves, and their ends.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"
#include <dispatch/dispatch.h>
#include <unistd.h>

static int ended, heard, ready;

static void heard_mach(CFMachPortRef port, void *message, CFIndex size, void *info) { heard++; }
static void ended_mach(CFMachPortRef port, void *info) { ended++; }

static void mach_ports(void) {
    int token = 0;
    CFMachPortContext context = {.info = &token};
    CFMachPortCallBack callBack = heard_mach;
    CFMachPortInvalidationCallBack invalidation = ended_mach;
    CFMachPortRef port = CFMachPortCreate(NULL, callBack, &context, NULL);
    CHECK(CFGetTypeID(port) == CFMachPortGetTypeID() && CFMachPortIsValid(port));
    CFMachPortContext found = {0};
    CFMachPortGetContext(port, &found);
    CHECK(found.info == &token && CFMachPortGetInvalidationCallBack(port) == NULL);
    CFMachPortSetInvalidationCallBack(port, invalidation);
    CHECK(CFMachPortGetInvalidationCallBack(port) == invalidation);
    Boolean unneeded = false;
    CFMachPortRef same = CFMachPortCreateWithPort(NULL, CFMachPortGetPort(port), callBack, &context, &unneeded);
    CHECK(same && CFMachPortGetPort(same) == CFMachPortGetPort(port));
    CFRelease(same);
    CFMachPortInvalidate(port);
    CHECK(!CFMachPortIsValid(port) && ended == 1);
    CFRelease(port);
}

static CFDataRef answer(CFMessagePortRef port, SInt32 identifier, CFDataRef data, void *info) {
    heard++;
    return NULL;
}

static void ended_messages(CFMessagePortRef port, void *info) { ended++; }

static void message_ports(void) {
    int token = 0;
    ended = heard = 0;
    CFMessagePortContext context = {.info = &token};
    CFMessagePortCallBack callBack = answer;
    CFMessagePortInvalidationCallBack invalidation = ended_messages;
    CFMessagePortRef port = CFMessagePortCreateLocal(NULL, CFSTR("first.name"), callBack, &context, NULL);
    CHECK(CFGetTypeID(port) == CFMessagePortGetTypeID() && CFEqual(CFMessagePortGetName(port), CFSTR("first.name")));
    CFMessagePortContext found = {0};
    CFMessagePortGetContext(port, &found);
    CHECK(found.info == &token && CFMessagePortGetInvalidationCallBack(port) == NULL);
    CFMessagePortSetInvalidationCallBack(port, invalidation);
    CHECK(CFMessagePortGetInvalidationCallBack(port) == invalidation);
    CHECK(CFMessagePortSetName(port, CFSTR("second.name")) && CFEqual(CFMessagePortGetName(port), CFSTR("second.name")));
    // On a queue instead of a run loop.
    CFMessagePortSetDispatchQueue(port, dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0));
    CFMessagePortRef remote = CFMessagePortCreateRemote(NULL, CFSTR("second.name"));
    CHECK(remote && CFMessagePortSendRequest(remote, 1, NULL, 1, 0, NULL, NULL) == kCFMessagePortSuccess);
    for (int i = 0; i < 200 && heard == 0; i++) usleep(5000);
    CHECK_NUMBER(heard, 1);
    CFMessagePortInvalidate(port);
    CHECK_NUMBER(ended, 1);
    SInt32 status = CFMessagePortSendRequest(remote, 1, NULL, 1, 0, NULL, NULL);
    CHECK(status == kCFMessagePortIsInvalid || status == kCFMessagePortBecameInvalidError
          || status == kCFMessagePortTransportError);
    CHECK(kCFMessagePortSendTimeout == -1 && kCFMessagePortReceiveTimeout == -2);
    CFRelease(remote);
    CFRelease(port);
}

static void came(CFFileDescriptorRef descriptor, CFOptionFlags types, void *info) {
    if (types & kCFFileDescriptorReadCallBack) ready |= 1;
    if (types & kCFFileDescriptorWriteCallBack) ready |= 2;
}

static void descriptors(void) {
    int ends[2], token;
    pipe(ends);
    CFFileDescriptorContext context = {.info = &token};
    CFFileDescriptorCallBack callBack = came;
    CFFileDescriptorRef reading = CFFileDescriptorCreate(NULL, ends[0], true, callBack, &context);
    CFFileDescriptorRef writing = CFFileDescriptorCreate(NULL, ends[1], false, callBack, &context);
    CFFileDescriptorNativeDescriptor number = CFFileDescriptorGetNativeDescriptor(reading);
    CHECK(CFGetTypeID(reading) == CFFileDescriptorGetTypeID() && number == ends[0]);
    CFFileDescriptorContext found = {0};
    CFFileDescriptorGetContext(reading, &found);
    CHECK(found.info == &token && CFFileDescriptorIsValid(reading));
    CFFileDescriptorRef both[] = {reading, writing};
    for (int i = 0; i < 2; i++) {
        CFRunLoopSourceRef source = CFFileDescriptorCreateRunLoopSource(NULL, both[i], 0);
        CFRunLoopAddSource(CFRunLoopGetCurrent(), source, kCFRunLoopDefaultMode);
        CFRelease(source);
    }
    CFFileDescriptorEnableCallBacks(writing, kCFFileDescriptorWriteCallBack);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.05, true);
    CHECK_NUMBER(ready, 2);
    // Each is told once, until it is asked for again.
    CFFileDescriptorEnableCallBacks(reading, kCFFileDescriptorReadCallBack);
    write(ends[1], "x", 1);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.05, true);
    CHECK_NUMBER(ready, 3);
    ready = 0;
    CFFileDescriptorEnableCallBacks(reading, kCFFileDescriptorReadCallBack);
    CFFileDescriptorDisableCallBacks(reading, kCFFileDescriptorReadCallBack);
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.02, true);
    CHECK_NUMBER(ready, 0);
    CFFileDescriptorInvalidate(reading);
    CFFileDescriptorInvalidate(writing);
    CHECK(!CFFileDescriptorIsValid(reading) && write(ends[0], "x", 1) == -1);
    close(ends[1]);
    CFRelease(reading);
    CFRelease(writing);
}

static int notices;
static void noticed(CFNotificationCenterRef center, void *observer, CFStringRef name, const void *object,
                    CFDictionaryRef info) {
    notices++;
}

static void notifications(void) {
    CFNotificationCenterRef center = CFNotificationCenterGetLocalCenter();
    CFNotificationCenterRef system = CFNotificationCenterGetDarwinNotifyCenter();
    CHECK(CFGetTypeID(center) == CFNotificationCenterGetTypeID() && system && system != center);
    CFNotificationCallback callBack = noticed;
    CFNotificationSuspensionBehavior behaviours[] = {
        CFNotificationSuspensionBehaviorDrop, CFNotificationSuspensionBehaviorCoalesce,
        CFNotificationSuspensionBehaviorHold};
    for (int i = 0; i < 3; i++)
        CFNotificationCenterAddObserver(center, &behaviours[i], callBack, CFSTR("event"), NULL, behaviours[i]);
    CFNotificationCenterPostNotificationWithOptions(center, CFSTR("event"), NULL, NULL, kCFNotificationDeliverImmediately);
    CHECK_NUMBER(notices, 3);
    CFNotificationCenterRemoveObserver(center, &behaviours[0], CFSTR("event"), NULL);
    CFNotificationCenterPostNotificationWithOptions(center, CFSTR("event"), NULL, NULL, kCFNotificationPostToAllSessions);
    CHECK_NUMBER(notices, 5);
    CFNotificationCenterRemoveEveryObserver(center, &behaviours[1]);
    CFNotificationCenterRemoveObserver(center, &behaviours[2], NULL, NULL);
    CFNotificationCenterPostNotificationWithOptions(center, CFSTR("event"), NULL, NULL, 0);
    CHECK_NUMBER(notices, 5);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    mach_ports();
    message_ports();
    descriptors();
    notifications();
    [pool drain];
    return end_of_checks();
}

// > 24 checks
