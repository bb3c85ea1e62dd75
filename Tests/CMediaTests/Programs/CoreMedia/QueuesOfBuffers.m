// Queues of sample buffers: order, times, capacity, the end, and triggers.
// > created 0, without callbacks -12761, without a duration -12762
// > in the order they came: 3 1 2, 3 of them for 6 tenths
// > first 3, least 1, greatest 3, end 5 tenths
// > full -12764
// > out: 3, then 1, head 2
// > sorted: 1 2 3
// > invalid -12769
// > told: count below 2, end of data
// > in a trigger -12766
// > after the end -12763, at the end 1
// > reset told 1, again 0
// > duration over 3: 0, then 1, told 1
// > bad condition -12767, bad duration -12765, bad token -12768, removed 0
// > waits for data: 0, then 1, told 1
// > each 6
#import <CoreMedia/CoreMedia.h>
#import <Foundation/Foundation.h>

/// A sample that begins after this many tenths of a second and lasts two of them.
static CMSampleBufferRef sample(int time, Boolean isReady) {
    CMSampleTimingInfo timing = {CMTimeMake(2, 10), CMTimeMake(time, 10), kCMTimeInvalid};
    CMSampleBufferRef buffer = NULL;
    CMSampleBufferCreate(NULL, NULL, isReady, NULL, NULL, NULL, 1, 1, &timing, 0, NULL, &buffer);
    return buffer;
}

static int tenths(CMTime time) { return (int)CMTimeConvertScale(time, 10, kCMTimeRoundingMethod_Default).value; }

static void enqueue(CMBufferQueueRef queue, int time) {
    CMSampleBufferRef buffer = sample(time, true);
    CMBufferQueueEnqueue(queue, buffer);
    CFRelease(buffer);
}

static int dequeue(CMBufferQueueRef queue) {
    CMSampleBufferRef buffer = (CMSampleBufferRef)CMBufferQueueDequeueAndRetain(queue);
    if (buffer == NULL) return -1;
    int time = tenths(CMSampleBufferGetPresentationTimeStamp(buffer));
    CFRelease(buffer);
    return time;
}

static OSStatus print(CMBufferRef buffer, void *context) {
    printf(" %d", tenths(CMSampleBufferGetPresentationTimeStamp((CMSampleBufferRef)buffer)));
    return noErr;
}

static OSStatus refuse(CMBufferQueueRef queue, CMBufferRef buffer, void *context) { return -1; }

static void tell(void *context, CMBufferQueueTriggerToken token) { printf("%s", (const char *)context); }

static void count(void *context, CMBufferQueueTriggerToken token) { ++*(int *)context; }

static OSStatus add(CMBufferRef buffer, void *context) {
    *(int *)context += tenths(CMSampleBufferGetPresentationTimeStamp((CMSampleBufferRef)buffer));
    return noErr;
}

static CMBufferQueueRef changed;
static void change(void *context, CMBufferQueueTriggerToken token) {
    CMSampleBufferRef buffer = sample(9, true);
    *(OSStatus *)context = CMBufferQueueEnqueue(changed, buffer);
    CFRelease(buffer);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    const CMBufferCallbacks *unsorted = CMBufferQueueGetCallbacksForUnsortedSampleBuffers();
    CMBufferCallbacks broken = *unsorted;
    broken.getDuration = NULL;
    CMBufferQueueRef queue = NULL, other = NULL;
    printf("created %d, without callbacks %d, without a duration %d\n", (int)CMBufferQueueCreate(NULL, 3, unsorted, &queue),
           (int)CMBufferQueueCreate(NULL, 3, NULL, &other), (int)CMBufferQueueCreate(NULL, 3, &broken, &other));
    enqueue(queue, 3);
    enqueue(queue, 1);
    enqueue(queue, 2);
    printf("in the order they came:");
    CMBufferQueueCallForEachBuffer(queue, print, NULL);
    printf(", %d of them for %d tenths\n", (int)CMBufferQueueGetBufferCount(queue), tenths(CMBufferQueueGetDuration(queue)));
    printf("first %d, least %d, greatest %d, end %d tenths\n", tenths(CMBufferQueueGetFirstPresentationTimeStamp(queue)),
           tenths(CMBufferQueueGetMinPresentationTimeStamp(queue)), tenths(CMBufferQueueGetMaxPresentationTimeStamp(queue)),
           tenths(CMBufferQueueGetEndPresentationTimeStamp(queue)));
    CMSampleBufferRef extra = sample(4, true);
    printf("full %d\n", (int)CMBufferQueueEnqueue(queue, extra));
    int one = dequeue(queue), two = dequeue(queue);
    printf("out: %d, then %d, head %d\n", one, two,
           tenths(CMSampleBufferGetPresentationTimeStamp((CMSampleBufferRef)CMBufferQueueGetHead(queue))));

    CMBufferQueueCreate(NULL, 0, CMBufferQueueGetCallbacksForSampleBuffersSortedByOutputPTS(), &other);
    enqueue(other, 3);
    enqueue(other, 1);
    enqueue(other, 2);
    printf("sorted:");
    CMBufferQueueCallForEachBuffer(other, print, NULL);
    CMBufferQueueSetValidationCallback(other, refuse, NULL);
    printf("\ninvalid %d\n", (int)CMBufferQueueEnqueue(other, extra));
    CMBufferQueueSetValidationCallback(other, NULL, NULL);

    CMBufferQueueInstallTriggerWithIntegerThreshold(other, tell, "told: count below 2",
                                                    kCMBufferQueueTrigger_WhenBufferCountBecomesLessThan, 2, NULL);
    CMBufferQueueInstallTrigger(other, tell, ", end of data\n", kCMBufferQueueTrigger_WhenEndOfDataReached, kCMTimeInvalid,
                                NULL);
    dequeue(other);
    dequeue(other);
    dequeue(other);
    CMBufferQueueMarkEndOfData(other);

    OSStatus status = 0;
    changed = queue;
    CMBufferQueueTriggerToken token = NULL;
    CMBufferQueueInstallTriggerWithIntegerThreshold(queue, change, &status,
                                                    kCMBufferQueueTrigger_WhenBufferCountBecomesGreaterThan, 1, &token);
    enqueue(queue, 5);
    printf("in a trigger %d\n", (int)status);
    CMBufferQueueRemoveTrigger(queue, token);
    printf("after the end %d, at the end %d\n", (int)CMBufferQueueEnqueue(other, extra), CMBufferQueueIsAtEndOfData(other));

    int resets = 0;
    CMBufferQueueInstallTrigger(other, count, &resets, kCMBufferQueueTrigger_WhenReset, kCMTimeInvalid, NULL);
    CMBufferQueueReset(other);
    printf("reset told %d, again %d\n", resets, CMBufferQueueContainsEndOfData(other));

    int longer = 0;
    CMBufferQueueInstallTrigger(other, count, &longer, kCMBufferQueueTrigger_WhenDurationBecomesGreaterThan,
                                CMTimeMake(3, 10), &token);
    enqueue(other, 1);
    Boolean before = CMBufferQueueTestTrigger(other, token);
    enqueue(other, 2);
    enqueue(other, 3);
    printf("duration over 3: %d, then %d, told %d\n", before, CMBufferQueueTestTrigger(other, token), longer);
    printf("bad condition %d, bad duration %d, bad token %d, removed %d\n",
           (int)CMBufferQueueInstallTrigger(other, NULL, NULL, 77, kCMTimeZero, NULL),
           (int)CMBufferQueueInstallTrigger(other, NULL, NULL, 1, kCMTimeInvalid, NULL),
           (int)CMBufferQueueRemoveTrigger(other, (CMBufferQueueTriggerToken)&longer),
           (int)CMBufferQueueRemoveTrigger(other, token));

    CMBufferQueueReset(queue);
    CMSampleBufferRef late = sample(1, false);
    int ready = 0;
    CMBufferQueueEnqueue(queue, late);
    CMBufferQueueInstallTrigger(queue, count, &ready, kCMBufferQueueTrigger_WhenDataBecomesReady, kCMTimeInvalid, NULL);
    BOOL isThere = CMBufferQueueDequeueIfDataReadyAndRetain(queue) != NULL;
    CMSampleBufferSetDataReady(late);
    BOOL isLate = CMBufferQueueDequeueIfDataReadyAndRetain(queue) == late;
    printf("waits for data: %d, then %d, told %d\n", isThere, isLate, ready);
    int sum = 0;
    CMBufferQueueCallForEachBuffer(other, add, &sum);
    printf("each %d\n", sum);
    CFRelease(queue);
    CFRelease(other);
    [pool drain];
    return 0;
}
