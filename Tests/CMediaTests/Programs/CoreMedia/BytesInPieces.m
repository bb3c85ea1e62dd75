// A block buffer is one row of bytes, whatever pieces of memory it is made of; wrong ranges are errors.
// > empty 1 0
// > 10 bytes, together 0, first piece 4
// > abcd012345
// > part d0123
// > contiguous 1: d0123
// > replaced abXY012345, filled abXY0...45
// > errors -12703 -12704 -12705 -12706
// > freed 4 bytes by the app
// > own memory 1
#import <CoreMedia/CoreMedia.h>
#import <Foundation/Foundation.h>

static void freeBytes(void *context, void *bytes, size_t size) {
    printf("freed %zu bytes by the app\n", size);
    free(bytes);
}

static const char *text(CMBlockBufferRef buffer) {
    static char bytes[64];
    size_t length = CMBlockBufferGetDataLength(buffer);
    CMBlockBufferCopyDataBytes(buffer, 0, length, bytes);
    bytes[length] = 0;
    return bytes;
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CMBlockBufferRef buffer = NULL, part = NULL, whole = NULL;
    CMBlockBufferCreateEmpty(NULL, 0, 0, &buffer);
    printf("empty %d %zu\n", CMBlockBufferIsEmpty(buffer), CMBlockBufferGetDataLength(buffer));
    char *first = malloc(4);
    memcpy(first, "abcd", 4);
    CMBlockBufferCustomBlockSource source = {kCMBlockBufferCustomBlockSourceVersion, NULL, freeBytes, NULL};
    CMBlockBufferAppendMemoryBlock(buffer, first, 4, NULL, &source, 0, 4, 0);
    CMBlockBufferAppendMemoryBlock(buffer, "..012345..", 10, kCFAllocatorNull, NULL, 2, 6, 0);
    size_t length = 0, total = 0;
    char *bytes = NULL;
    CMBlockBufferGetDataPointer(buffer, 0, &length, &total, &bytes);
    printf("%zu bytes, together %d, first piece %zu\n", total, CMBlockBufferIsRangeContiguous(buffer, 0, 10), length);
    printf("%s\n", text(buffer));
    CMBlockBufferCreateWithBufferReference(NULL, buffer, 3, 5, 0, &part);
    printf("part %s\n", text(part));
    CMBlockBufferCreateContiguous(NULL, part, NULL, NULL, 0, 0, 0, &whole);
    printf("contiguous %d: %s\n", CMBlockBufferIsRangeContiguous(whole, 0, 5), text(whole));
    CMBlockBufferRef copy = NULL;
    CMBlockBufferCreateContiguous(NULL, buffer, NULL, NULL, 0, 0, kCMBlockBufferAlwaysCopyDataFlag, &copy);
    CMBlockBufferReplaceDataBytes("XY", copy, 2, 2);
    printf("replaced %s, ", text(copy));
    CMBlockBufferFillDataBytes('.', copy, 5, 3);
    printf("filled %s\n", text(copy));
    CMBlockBufferRef none = NULL;
    char room[64];
    printf("errors %d %d %d %d\n", (int)CMBlockBufferCopyDataBytes(buffer, 11, 1, room),
           (int)CMBlockBufferCopyDataBytes(buffer, 8, SIZE_MAX, room), (int)CMBlockBufferCreateEmpty(NULL, 0, 0, NULL),
           (int)CMBlockBufferCopyDataBytes(none, 0, 1, room));
    CFRelease(part);
    CFRelease(buffer);
    CFRelease(whole);
    CMBlockBufferCreateWithMemoryBlock(NULL, NULL, 16, NULL, NULL, 0, 16, kCMBlockBufferAssureMemoryNowFlag, &none);
    printf("own memory %d\n", CMBlockBufferGetDataPointer(none, 0, NULL, NULL, &bytes) == 0 && bytes[15] == 0);
    CFRelease(none);
    CFRelease(copy);
    [pool release];
    return 0;
}
