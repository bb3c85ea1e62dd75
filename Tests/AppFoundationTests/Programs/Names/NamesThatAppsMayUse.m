// Names that the phone's Foundation leaves to apps: the Mac's classes, GNUstep's macros and additions, sockets.

#import <Foundation/Foundation.h>

#ifdef AF_INET
#error sockets are in sight
#endif

enum { RETAIN, RELEASE, ASSIGN, DESTROY, AUTORELEASE, SOCKET, STRINGIFY, DLog };

typedef struct {
    int port;
} NSAffineTransform;

typedef enum { NSUnit, NSMeasurement, NSXMLNode } Kind;

static int uuid_t = 3;

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Kind kind = NSXMLNode;
    printf("%d %d %d\n", RELEASE + DESTROY + SOCKET, (int)kind, uuid_t);
    NSAffineTransform transform = {5};
    printf("%d\n", transform.port);
    [pool drain];
    return 0;
}

// > 9 2 3
// > 5
