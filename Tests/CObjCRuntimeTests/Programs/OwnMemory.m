// Objects whose memory the app gets by itself, as JSONKit does.

#import <Foundation/Foundation.h>
#import <objc/runtime.h>
#include <malloc.h>

@interface Own : NSObject {
@public
    int number;
}
@end
static int ended;
@implementation Own
- (void)dealloc {
    ended++;
    [super dealloc];
}
@end

static Own *own(int number) {
    Own *object = calloc(1, class_getInstanceSize([Own class]));
    object_setClass(object, [Own class]);
    object->number = number;
    return object;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    char *before = malloc(24);
    strcpy(before, "not to be written into!");
    Own *object = own(1);
    printf("%d", (int)[object retainCount]);
    [object retain];
    [object retain];
    printf(" %d", (int)[object retainCount]);
    [object release];
    [object release];
    printf(" %d %d", (int)[object retainCount], ended);
    [object release];
    printf(" %d %s\n", ended, before);

    NSMutableArray *all = [NSMutableArray array];
    for (int i = 0; i < 1000; i++) [all addObject:[own(i) autorelease]];
    [pool drain];
    printf("%d\n", ended);

    object = class_createInstance([Own class], 8);
    [[object retain] release];
    [object release];
    printf("%d\n", ended);
    object = [Own new];
    Own *copy = (Own *)NSCopyObject(object, 0, NULL);
    printf("%d %d", (int)[[copy retain] retainCount], (int)[object retainCount]);
    [copy release];
    [copy release];
    [object release];
    printf(" %d\n", ended);
    return 0;
}

// environment: VERGER_ZOMBIES=0
// > 1 3 1 0 1 not to be written into!
// > 1001
// > 1002
// > 2 1 1004
