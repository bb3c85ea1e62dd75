// A program's classes and categories are there before its first +load, and its constructors in C send messages.
// > load: category yes, later class yes
// > constructor: 3 characters of text, load is through yes
// > main: observed 1
#import <Foundation/Foundation.h>

static BOOL load_is_through;
static int observed;

@interface Observer : NSObject
@end

@implementation Observer
+ (void)note:(NSNotification *)notification { observed++; }
@end

// The compiler puts this in front of the constructor that loads the module.
__attribute__((constructor)) static void constructor(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSString *text = [NSString stringWithFormat:@"%@", @"abc"];
    printf("constructor: %d characters of text, load is through %s\n", (int)[text length], load_is_through ? "yes" : "no");
    [[NSNotificationCenter defaultCenter] addObserver:[Observer class] selector:@selector(note:) name:@"Note" object:nil];
    [pool release];
}

@interface Early : NSObject
@end

@implementation Early
+ (void)load {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    BOOL has_category = [NSObject respondsToSelector:@selector(ofThisProgram)];
    BOOL has_class = NSClassFromString(@"Later") != Nil;
    printf("load: category %s, later class %s\n", has_category ? "yes" : "no", has_class ? "yes" : "no");
    load_is_through = YES;
    [pool release];
}
@end

@interface Later : Early
@end

@implementation Later
@end

@implementation NSObject (OfThisProgram)
+ (void)ofThisProgram {
}
@end

int main() {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    [[NSNotificationCenter defaultCenter] postNotificationName:@"Note" object:nil];
    printf("main: observed %d\n", observed);
    [pool release];
    return 0;
}
