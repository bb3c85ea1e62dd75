// Objects that the app allocates itself, by calloc and an isa or by class_createInstance, are counted like others.
//
// > calloc: 1, 3 retained, 2 released
// > in an array: 3 of 3, counts 2 2 2
// > gone: 3
// > createInstance: 1 2, gone
// > many: 500 retained, 500 left, 0 gone
// > many: 500 gone
// > NSObject: 1 2 1

#import <Foundation/Foundation.h>
#include <objc/runtime.h>

static int deallocated;

@interface Packed : NSObject {
    @public
    int number;
}
@end
@implementation Packed
- (void)dealloc {
    deallocated++;
    [super dealloc];
}
@end

static Packed *make(int number) {
    Packed *made = calloc(1, class_getInstanceSize([Packed class]));
    object_setClass(made, [Packed class]);
    made = [made init];
    made->number = number;
    return made;
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Packed *one = make(1);
    printf("calloc: %d", (int)[one retainCount]);
    [one retain];
    [one retain];
    printf(", %d retained", (int)[one retainCount]);
    [one release];
    printf(", %d released\n", (int)[one retainCount]);
    [one release];

    NSArray *array = [[NSArray alloc] initWithObjects:one, make(2), make(3), nil];
    int right = 0;
    for (NSUInteger i = 0; i < 3; i++) right += ((Packed *)[array objectAtIndex:i])->number == (int)i + 1;
    printf("in an array: %d of 3, counts", right);
    for (Packed *each in array) printf(" %d", (int)[each retainCount]);
    printf("\n");
    for (Packed *each in array) [each release];
    [array release];
    printf("gone: %d\n", deallocated);

    Packed *created = class_createInstance([Packed class], 0);
    printf("createInstance: %d", (int)[created retainCount]);
    [[created retain] autorelease];
    printf(" %d", (int)[created retainCount]);
    [created release];
    [pool drain];
    pool = [[NSAutoreleasePool alloc] init];
    printf(", %s\n", deallocated == 4 ? "gone" : "still there");

    deallocated = 0;
    Packed *many[500];
    for (int i = 0; i < 500; i++) many[i] = [make(i) retain];
    int retained = 0, left = 0;
    for (int i = 0; i < 500; i++) retained += [many[i] retainCount] == 2;
    for (int i = 499; i >= 0; i--) [many[i] release];
    for (int i = 0; i < 500; i++) left += [many[i] retainCount] == 1 && many[i]->number == i;
    printf("many: %d retained, %d left, %d gone\n", retained, left, deallocated);
    for (int i = 0; i < 500; i++) [many[i] release];
    printf("many: %d gone\n", deallocated);

    NSObject *plain = [[NSObject alloc] init];
    printf("NSObject: %d", (int)[plain retainCount]);
    [plain retain];
    printf(" %d", (int)[plain retainCount]);
    [plain release];
    printf(" %d\n", (int)[plain retainCount]);
    [plain release];
    [pool drain];
    return 0;
}
