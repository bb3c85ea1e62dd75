// What the runtime knows of selectors: one number a name, a structure for each of its types, names that nobody has yet.

#import <Foundation/Foundation.h>
#import <objc/runtime.h>
#include <pthread.h>

extern SEL sel_registerTypedName(const char *name, const char *types);
extern SEL sel_getTypedSelector(const char *name);
extern SEL *sel_copyTypedSelectorList(const char *name, unsigned int *count);
extern SEL sel_get_any_uid(const char *name);
extern const char *sel_getTypeEncoding(SEL selector);

@protocol Described
- (void)describedAlone:(int)number;
@end

@interface Sender : NSObject
- (int)implementedHereOnly:(int)number;
@end

@implementation Sender
- (int)implementedHereOnly:(int)number { return number + 1; }
@end

static void tell(const char *what, BOOL is) { printf("%s: %s\n", what, is ? "yes" : "no"); }

static NSString *name_of_number(int number) {
    return [NSString stringWithFormat:@"%@OfManySelectors%d:", number % 2 ? @"one" : @"anotherAndLonger", number];
}

static void *register_many(void *wrong) {
    @autoreleasepool {
        for (int i = 0; i < 20000; i++) {
            NSString *name = name_of_number(i);
            SEL selector = sel_registerName([name UTF8String]);
            if (strcmp(sel_getName(selector), [name UTF8String]) != 0) ++*(int *)wrong;
        }
    }
    return NULL;
}

int main(void) {
    @autoreleasepool {
        char text[] = "freshlyMade:";
        tell("known before", sel_get_any_uid(text) != NULL);
        SEL made = sel_registerName(text);
        text[0] = 'F';
        printf("%s\n", sel_getName(made));
        tell("the same again", sel_registerName("freshlyMade:") == made && sel_getUid("freshlyMade:") == made);
        tell("typed", sel_getTypedSelector("freshlyMade:") != NULL);

        SEL typed = sel_registerTypedName("freshlyMade:", "v24@0:8i16");
        tell("of its own", typed != made && sel_isEqual(typed, made));
        tell("by places of arguments", sel_registerTypedName("freshlyMade:", "v12@0:4i8") == typed);
        tell("by qualifiers", sel_registerTypedName("freshlyMade:", "Vv24@0:8ri16") == typed);
        tell("found by its types", sel_getTypedSelector("freshlyMade:") == typed);
        SEL other = sel_registerTypedName("freshlyMade:", "v24@0:8@16");
        tell("by other types", other != typed && sel_isEqual(other, made));
        tell("ambiguous", sel_getTypedSelector("freshlyMade:") == NULL);
        unsigned int count = 0;
        SEL *list = sel_copyTypedSelectorList("freshlyMade:", &count);
        printf("%u, the latest of type %s\n", count, sel_getTypeEncoding(list[0]));
        tell("ends", list[count] == NULL);
        free(list);
        tell("list of nobody's", sel_copyTypedSelectorList("neverHeardOf:", &count) != NULL || count != 0);
        tell("short names", sel_registerName("a") != sel_registerName("b") && sel_registerName("") == sel_registerName(""));
        tell("one a prefix", sel_isEqual(sel_registerName("abcdefgh"), sel_registerName("abcdefghi")));

        tell("of a method", sel_isMapped(@selector(implementedHereOnly:)));
        printf("%d\n", [[[Sender alloc] init] implementedHereOnly:1]);
        struct objc_method_description method =
            protocol_getMethodDescription(@protocol(Described), sel_registerName("describedAlone:"), YES, YES);
        printf("%s\n", sel_getName(method.name));
        struct {
            const char *name, *types;
        } unregistered = {"neverRegistered", NULL};
        tell("mapped", sel_isMapped((SEL)&unregistered));
        printf("%s\n", sel_getName(NULL));

        enum { ThreadCount = 4 };
        pthread_t threads[ThreadCount];
        int wrong[ThreadCount] = {0};
        for (int i = 0; i < ThreadCount; i++) pthread_create(&threads[i], NULL, register_many, &wrong[i]);
        for (int i = 0; i < ThreadCount; i++) pthread_join(threads[i], NULL);
        printf("%d wrong\n", wrong[0] + wrong[1] + wrong[2] + wrong[3]);
        SEL last = sel_registerName([name_of_number(19999) UTF8String]);
        class_addMethod([Sender class], last, imp_implementationWithBlock(^(id me, int number) { return number * 2; }), "i20@0:8i16");
        id sender = [[Sender alloc] init];
        printf("%d\n", ((int (*)(id, SEL, int))[sender methodForSelector:last])(sender, last, 21));
        tell("responds to the one before", [sender respondsToSelector:sel_registerName([name_of_number(19998) UTF8String])]);
    }
    return 0;
}

// > known before: no
// > freshlyMade:
// > the same again: yes
// > typed: no
// > of its own: yes
// > by places of arguments: yes
// > by qualifiers: yes
// > found by its types: yes
// > by other types: yes
// > ambiguous: yes
// > 3, the latest of type v24@0:8@16
// > ends: yes
// > list of nobody's: no
// > short names: yes
// > one a prefix: no
// > of a method: yes
// > 2
// > describedAlone:
// > mapped: no
// > <null selector>
// > 0 wrong
// > 42
// > responds to the one before: no
