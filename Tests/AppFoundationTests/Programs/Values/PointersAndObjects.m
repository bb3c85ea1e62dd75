// Values of pointers and of objects that are not retained stand for each other.
// > 1 1
// > 1 1

#import <Foundation/Foundation.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSObject *object = [[NSObject new] autorelease];
    NSValue *value = [NSValue valueWithNonretainedObject:object];
    printf("%d %d\n", [value pointerValue] == (void *)object, [value nonretainedObjectValue] == object);
    value = [NSValue valueWithPointer:object];
    printf("%d %d\n", [value pointerValue] == (void *)object, [value nonretainedObjectValue] == object);
    [pool drain];
    return 0;
}
