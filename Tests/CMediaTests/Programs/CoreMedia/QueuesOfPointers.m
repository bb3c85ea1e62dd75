// A simple queue keeps pointers in their order, as many as it has room for.
// > 0 0 -12773
// > a of 2, full 1
// > a b (null)
// > emptied 0, -12772 -12771
#import <CoreMedia/CoreMedia.h>
#import <Foundation/Foundation.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CMSimpleQueueRef queue = NULL, none = NULL;
    CMSimpleQueueCreate(NULL, 2, &queue);
    int first = (int)CMSimpleQueueEnqueue(queue, "a"), second = (int)CMSimpleQueueEnqueue(queue, "b");
    printf("%d %d %d\n", first, second, (int)CMSimpleQueueEnqueue(queue, "c"));
    printf("%s of %d, full %g\n", (char *)CMSimpleQueueGetHead(queue), (int)CMSimpleQueueGetCount(queue),
           CMSimpleQueueGetFullness(queue));
    const char *a = CMSimpleQueueDequeue(queue), *b = CMSimpleQueueDequeue(queue), *c = CMSimpleQueueDequeue(queue);
    printf("%s %s %s\n", a, b, c ? c : "(null)");
    CMSimpleQueueEnqueue(queue, "d");
    CMSimpleQueueReset(queue);
    printf("emptied %d, %d %d\n", (int)CMSimpleQueueGetCount(queue), (int)CMSimpleQueueCreate(NULL, -1, &none),
           (int)CMSimpleQueueEnqueue(NULL, "x"));
    CFRelease(queue);
    [pool release];
    return 0;
}
