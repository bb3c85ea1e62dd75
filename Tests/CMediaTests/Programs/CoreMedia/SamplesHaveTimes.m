// Sample buffers: times and sizes of their samples, parts, copies, pictures and sound.
// > 3 samples, 6 bytes, from 10 to 25 tenths, sample 1 at 15 with 2 bytes
// > part cdef at 15, 2 samples
// > new times: 7 tenths
// > out of it: -12734 -12738
// > picture 4x2 at 1/30, its colour kept 1
// > wrong format -12743
// > sound: 1 buffer of 8 bytes, 2 channels, 4 samples from 2 to 2.0001 s
// > packets 2: 3 and 5 bytes
// > list becomes data 8
// > not ready 0, made ready 1
// > invalid 1 1
// > each 3
// > attachments 3
#import <CoreMedia/CoreMedia.h>
#import <Foundation/Foundation.h>

static CMBlockBufferRef block(const char *text) {
    CMBlockBufferRef buffer = NULL;
    CMBlockBufferCreateWithMemoryBlock(NULL, (void *)text, strlen(text), kCFAllocatorNull, NULL, 0, strlen(text), 0, &buffer);
    return buffer;
}

static OSStatus makeReady(CMSampleBufferRef buffer, void *context) {
    *(int *)context = 1;
    return noErr;
}

static void invalidate(CMSampleBufferRef buffer, uint64_t context) { *(int *)(uintptr_t)context = 1; }

static OSStatus count(CMSampleBufferRef buffer, CMItemCount index, void *context) {
    *(int *)context += (int)CMSampleBufferGetNumSamples(buffer);
    return noErr;
}

static void samples(void) {
    CMFormatDescriptionRef format = NULL;
    CMFormatDescriptionCreate(NULL, kCMMediaType_Text, kCMTextFormatType_QTText, NULL, &format);
    CMBlockBufferRef data = block("abcdef");
    CMSampleTimingInfo timing = {CMTimeMake(5, 10), CMTimeMake(10, 10), kCMTimeInvalid};
    size_t size = 2;
    CMSampleBufferRef buffer = NULL, part = NULL, copy = NULL;
    CMSampleBufferCreate(NULL, data, true, NULL, NULL, format, 3, 1, &timing, 1, &size, &buffer);
    CMSampleTimingInfo second;
    CMSampleBufferGetSampleTimingInfo(buffer, 1, &second);
    CMTime end = CMTimeAdd(CMSampleBufferGetPresentationTimeStamp(buffer), CMSampleBufferGetDuration(buffer));
    printf("%d samples, %zu bytes, from %lld to %lld tenths, sample 1 at %lld with %zu bytes\n",
           (int)CMSampleBufferGetNumSamples(buffer), CMSampleBufferGetTotalSampleSize(buffer),
           (long long)CMSampleBufferGetPresentationTimeStamp(buffer).value, (long long)end.value,
           (long long)second.presentationTimeStamp.value, CMSampleBufferGetSampleSize(buffer, 1));
    CMSampleBufferCopySampleBufferForRange(NULL, buffer, CFRangeMake(1, 2), &part);
    char text[8] = {0};
    CMBlockBufferCopyDataBytes(CMSampleBufferGetDataBuffer(part), 0, 4, text);
    printf("part %s at %lld, %d samples\n", text, (long long)CMSampleBufferGetPresentationTimeStamp(part).value,
           (int)CMSampleBufferGetNumSamples(part));
    timing.presentationTimeStamp.value = 7;
    CMSampleBufferCreateCopyWithNewTiming(NULL, buffer, 1, &timing, &copy);
    printf("new times: %lld tenths\n", (long long)CMSampleBufferGetPresentationTimeStamp(copy).value);
    CMSampleBufferRef none = NULL;
    printf("out of it: %d %d\n", (int)CMSampleBufferCopySampleBufferForRange(NULL, buffer, CFRangeMake(2, 2), &none),
           (int)CMSampleBufferCreate(NULL, data, true, NULL, NULL, format, 3, 2, &timing, 1, &size, &none));
    CFRelease(part);
    CFRelease(copy);
    CFRelease(buffer);
    CFRelease(data);
    CFRelease(format);
}

static void pictures(void) {
    CVPixelBufferRef picture = NULL;
    CVPixelBufferCreate(NULL, 4, 2, kCVPixelFormatType_32BGRA, NULL, &picture);
    CVBufferSetAttachment(picture, (CFStringRef)@"colour", (CFTypeRef)@"red", kCVAttachmentMode_ShouldPropagate);
    CMVideoFormatDescriptionRef format = NULL, other = NULL;
    CMVideoFormatDescriptionCreateForImageBuffer(NULL, picture, &format);
    CMVideoFormatDescriptionCreate(NULL, kCVPixelFormatType_32BGRA, 2, 2, NULL, &other);
    CMSampleTimingInfo timing = {kCMTimeInvalid, CMTimeMake(1, 30), kCMTimeInvalid};
    CMSampleBufferRef buffer = NULL, none = NULL;
    CMSampleBufferCreateForImageBuffer(NULL, picture, true, NULL, NULL, format, &timing, &buffer);
    CVPixelBufferRelease(picture);
    CVImageBufferRef its = CMSampleBufferGetImageBuffer(buffer);
    CMTime time = CMSampleBufferGetPresentationTimeStamp(buffer);
    printf("picture %zux%zu at %lld/%d, its colour kept %d\n", CVPixelBufferGetWidth(its), CVPixelBufferGetHeight(its),
           (long long)time.value, time.timescale, CMGetAttachment(buffer, (CFStringRef)@"colour", NULL) != NULL);
    printf("wrong format %d\n",
           (int)CMSampleBufferCreateForImageBuffer(NULL, its, true, NULL, NULL, other, &timing, &none));
    CFRelease(buffer);
    CFRelease(format);
    CFRelease(other);
}

static void sound(void) {
    AudioStreamBasicDescription stream = {40000, kAudioFormatLinearPCM, 12, 2, 1, 2, 2, 8, 0};
    CMFormatDescriptionRef format = NULL;
    CMAudioFormatDescriptionCreate(NULL, &stream, 0, NULL, 0, NULL, NULL, &format);
    CMBlockBufferRef data = block("12345678"), kept = NULL;
    CMSampleBufferRef buffer = NULL;
    CMAudioSampleBufferCreateWithPacketDescriptions(NULL, data, true, NULL, NULL, format, 4, CMTimeMake(2, 1), NULL, &buffer);
    AudioBufferList list;
    CMSampleBufferGetAudioBufferListWithRetainedBlockBuffer(buffer, NULL, &list, sizeof list, NULL, NULL, 0, &kept);
    CMTime end = CMTimeAdd(CMSampleBufferGetPresentationTimeStamp(buffer), CMSampleBufferGetDuration(buffer));
    printf("sound: %d buffer of %d bytes, %d channels, %d samples from %g to %g s\n", (int)list.mNumberBuffers,
           (int)list.mBuffers[0].mDataByteSize, (int)list.mBuffers[0].mNumberChannels,
           (int)CMSampleBufferGetNumSamples(buffer), CMTimeGetSeconds(CMSampleBufferGetPresentationTimeStamp(buffer)),
           CMTimeGetSeconds(end));
    CFRelease(kept);
    CFRelease(buffer);
    AudioStreamPacketDescription packets[2] = {{0, 0, 3}, {3, 0, 5}};
    CMAudioSampleBufferCreateWithPacketDescriptions(NULL, data, true, NULL, NULL, format, 2, kCMTimeZero, packets, &buffer);
    const AudioStreamPacketDescription *its = NULL;
    size_t size = 0;
    CMSampleBufferGetAudioStreamPacketDescriptionsPtr(buffer, &its, &size);
    printf("packets %d: %d and %zu bytes\n", (int)(size / sizeof *its), (int)its[0].mDataByteSize,
           CMSampleBufferGetSampleSize(buffer, 1));
    CFRelease(buffer);
    CMAudioSampleBufferCreateWithPacketDescriptions(NULL, NULL, false, NULL, NULL, format, 4, kCMTimeZero, NULL, &buffer);
    list.mBuffers[0].mData = "87654321";
    CMSampleBufferSetDataBufferFromAudioBufferList(buffer, NULL, NULL, 0, &list);
    printf("list becomes data %zu\n", CMBlockBufferGetDataLength(CMSampleBufferGetDataBuffer(buffer)));
    CFRelease(buffer);
    CFRelease(data);
    CFRelease(format);
}

static void readiness(void) {
    CMSampleBufferRef buffer = NULL;
    int isMade = 0, isInvalid = 0, all = 0;
    size_t size = 1;
    CMSampleBufferCreate(NULL, NULL, false, makeReady, &isMade, NULL, 3, 0, NULL, 1, &size, &buffer);
    printf("not ready %d, ", CMSampleBufferDataIsReady(buffer));
    CMSampleBufferMakeDataReady(buffer);
    printf("made ready %d\n", CMSampleBufferDataIsReady(buffer) && isMade);
    CMSampleBufferSetInvalidateCallback(buffer, invalidate, (uint64_t)(uintptr_t)&isInvalid);
    CMSampleBufferInvalidate(buffer);
    printf("invalid %d %d\n", !CMSampleBufferIsValid(buffer), isInvalid);
    CMSampleBufferCallForEachSample(buffer, count, &all);
    printf("each %d\n", all);
    printf("attachments %d\n", (int)[(NSArray *)CMSampleBufferGetSampleAttachmentsArray(buffer, true) count]);
    CFRelease(buffer);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    samples();
    pictures();
    sound();
    readiness();
    [pool release];
    return 0;
}
