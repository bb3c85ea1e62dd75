// CFPreferences and CFPropertyList.

#import <CoreFoundation/CoreFoundation.h>
#import "../../../Programs/Checks.h"

#define APP kCFPreferencesCurrentApplication
#define USER kCFPreferencesCurrentUser
#define HOST kCFPreferencesAnyHost

static void preferences(void) {
    CFPreferencesSetAppValue(CFSTR("colour"), CFSTR("red"), APP);
    CFPropertyListRef value = CFPreferencesCopyAppValue(CFSTR("colour"), APP);
    CHECK(CFEqual(value, CFSTR("red")) && CFPreferencesAppSynchronize(APP));
    CFRelease(value);
    CHECK(CFPreferencesCopyAppValue(CFSTR("none"), APP) == NULL);
    Boolean valid = true;
    CHECK(!CFPreferencesGetAppBooleanValue(CFSTR("none"), APP, &valid) && !valid);
    CFPreferencesSetAppValue(CFSTR("flag"), kCFBooleanTrue, APP);
    CHECK(CFPreferencesGetAppBooleanValue(CFSTR("flag"), APP, &valid) && valid);
    CFPreferencesSetValue(CFSTR("size"), @"12", APP, USER, HOST);
    value = CFPreferencesCopyValue(CFSTR("size"), APP, USER, HOST);
    CHECK(CFEqual(value, @"12"));
    CFRelease(value);
    NSArray *removed = [NSArray arrayWithObject:@"size"];
    NSDictionary *added = [NSDictionary dictionaryWithObjectsAndKeys:@"1", @"one", @"2", @"two", nil];
    CFPreferencesSetMultiple((CFDictionaryRef)added, (CFArrayRef)removed, APP, USER, HOST);
    NSArray *keys = [NSArray arrayWithObjects:@"one", @"two", @"size", nil];
    CFDictionaryRef found = CFPreferencesCopyMultiple((CFArrayRef)keys, APP, USER, HOST);
    CHECK([(NSDictionary *)found isEqual:added] && CFPreferencesSynchronize(APP, USER, HOST));
    CFRelease(found);
    CFArrayRef all = CFPreferencesCopyKeyList(APP, USER, HOST);
    CHECK(all && [(NSArray *)all containsObject:@"colour"] && ![(NSArray *)all containsObject:@"size"]);
    CFRelease(all);
    CFArrayRef programs = CFPreferencesCopyApplicationList(USER, HOST);
    CHECK(programs && CFArrayGetCount(programs) >= 1);
    CFRelease(programs);
    CHECK(!CFPreferencesAppValueIsForced(CFSTR("colour"), APP));

    // Those of others have names of their own.
    CFPreferencesSetValue(CFSTR("colour"), CFSTR("blue"), CFSTR("org.example.other"), kCFPreferencesAnyUser,
                          kCFPreferencesCurrentHost);
    value = CFPreferencesCopyAppValue(CFSTR("colour"), CFSTR("org.example.other"));
    CHECK(CFEqual(value, CFSTR("blue")));
    CFRelease(value);
    CFPreferencesSetAppValue(CFSTR("everywhere"), CFSTR("yes"), kCFPreferencesAnyApplication);
    value = CFPreferencesCopyAppValue(CFSTR("everywhere"), kCFPreferencesAnyApplication);
    CHECK(CFEqual(value, CFSTR("yes")));
    CFRelease(value);
    CFPreferencesAddSuitePreferencesToApp(APP, CFSTR("org.example.suite"));
    CFPreferencesSetAppValue(CFSTR("shared"), CFSTR("suite"), CFSTR("org.example.suite"));
    value = CFPreferencesCopyAppValue(CFSTR("shared"), APP);
    CHECK(value && CFEqual(value, CFSTR("suite")));
    if (value) CFRelease(value);
    CFPreferencesRemoveSuitePreferencesFromApp(APP, CFSTR("org.example.suite"));
    CHECK(CFPreferencesCopyAppValue(CFSTR("shared"), APP) == NULL);
}

static NSDictionary *sample(void) {
    return [NSDictionary dictionaryWithObjectsAndKeys:[NSArray arrayWithObjects:@"a", @"b", nil], @"list",
                                                      [NSNumber numberWithInt:5], @"number", nil];
}

static void formats(CFPropertyListFormat format) {
    CFPropertyListRef list = sample();
    CFErrorRef error = NULL;
    CFPropertyListFormat found = 0;
    CFDataRef data = CFPropertyListCreateData(NULL, list, format, 0, &error);
    CHECK(data && error == NULL);
    CFPropertyListMutabilityOptions options = kCFPropertyListImmutable;
    CFPropertyListRef read = CFPropertyListCreateWithData(NULL, data, options, &found, &error);
    CHECK(read && CFEqual(read, list) && found == format && error == NULL);
    CFRelease(read);

    CFWriteStreamRef output = CFWriteStreamCreateWithAllocatedBuffers(NULL, NULL);
    CFWriteStreamOpen(output);
    CFIndex written = CFPropertyListWrite(list, output, format, 0, &error);
    CHECK_NUMBER(written, CFDataGetLength(data));
    CFStringRef text = NULL;
    CHECK(CFPropertyListWriteToStream(list, output, format, &text) == written && text == NULL);
    CFWriteStreamClose(output);
    CFRelease(output);
    CFReadStreamRef input = CFReadStreamCreateWithBytesNoCopy(NULL, CFDataGetBytePtr(data), CFDataGetLength(data),
                                                              kCFAllocatorNull);
    CFReadStreamOpen(input);
    read = CFPropertyListCreateWithStream(NULL, input, 0, kCFPropertyListMutableContainersAndLeaves, &found, &error);
    CHECK(read && CFEqual(read, list) && found == format);
    [(NSMutableArray *)[(id)read objectForKey:@"list"] addObject:@"c"];
    CFRelease(read);
    CFReadStreamClose(input);
    CFRelease(input);
    input = CFReadStreamCreateWithBytesNoCopy(NULL, CFDataGetBytePtr(data), CFDataGetLength(data), kCFAllocatorNull);
    CFReadStreamOpen(input);
    read = CFPropertyListCreateFromStream(NULL, input, 0, 0, &found, &text);
    CHECK(read && CFEqual(read, list) && text == NULL);
    CFRelease(read);
    CFReadStreamClose(input);
    CFRelease(input);
    CFRelease(data);
}

static void lists(void) {
    formats(kCFPropertyListXMLFormat_v1_0);
    formats(kCFPropertyListBinaryFormat_v1_0);
    CHECK(CFPropertyListIsValid(sample(), kCFPropertyListXMLFormat_v1_0));
    CHECK(!CFPropertyListIsValid([NSArray arrayWithObject:[NSNull null]], kCFPropertyListBinaryFormat_v1_0));
    CHECK(!CFPropertyListIsValid([NSNumber numberWithInt:1], kCFPropertyListOpenStepFormat));
    CFPropertyListRef copy = CFPropertyListCreateDeepCopy(NULL, sample(), kCFPropertyListMutableContainers);
    [(NSMutableDictionary *)copy setObject:@"new" forKey:@"key"];
    CHECK([(NSDictionary *)copy count] == 3);
    CFRelease(copy);
    CFErrorRef error = NULL;
    CFDataRef broken = CFDataCreate(NULL, (const UInt8 *)"<plist><dict><key>", 18);
    CHECK(CFPropertyListCreateWithData(NULL, broken, 0, NULL, &error) == NULL && error != NULL);
    CHECK_NUMBER(CFErrorGetCode(error), kCFPropertyListReadCorruptError);
    CFRelease(error);
    CFRelease(broken);
    CHECK(kCFPropertyListReadUnknownVersionError == 3841 && kCFPropertyListReadStreamError == 3842);
    CHECK_NUMBER(kCFPropertyListWriteStreamError, 3851);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    preferences();
    lists();
    [pool drain];
    return end_of_checks();
}

// > 33 checks
