// Each format of the table finds the people that it says, in the same words again, and raises what it says.
// > 0 formats differ

#import <Foundation/Foundation.h>
#include "PredicateTable.h"

@interface Person : NSObject
@property(nonatomic, retain) NSString *letter, *name, *note;
@property(nonatomic, retain) NSNumber *age, *height, *married, *balance;
@property(nonatomic, retain) NSDate *born;
@property(nonatomic, retain) Person *mother;
@property(nonatomic, retain) NSSet *tags, *children;
@property(nonatomic, retain) NSOrderedSet *friends;
@end
@implementation Person
@synthesize letter, name, note, age, height, married, balance, born, mother, tags, children, friends;
@end

@interface Tag : NSObject
@property(nonatomic, retain) NSString *name;
@property(nonatomic, retain) NSNumber *weight;
@end
@implementation Tag
@synthesize name, weight;
@end

static id made(NSString *name) { return [[[NSClassFromString(name) alloc] init] autorelease]; }

/// What the predicate of a format gives: letters, or a mark and a reason.
static NSString *result_of(NSString *format, NSArray *people, NSString **text) {
    NSPredicate *predicate;
    @try {
        predicate = [NSPredicate predicateWithFormat:format argumentArray:nil];
        *text = [predicate predicateFormat];
    } @catch (NSException *exception) {
        return [@"! " stringByAppendingString:[exception reason]];
    }
    @try {
        return letters_of([people filteredArrayUsingPredicate:predicate]);
    } @catch (NSException *exception) {
        return [@"? " stringByAppendingString:[exception reason]];
    }
}

static BOOL is_expected(NSString *found, NSString *expected) {
    if ([found isEqual:expected]) return YES;
    BOOL is_raised = [expected hasPrefix:@"! "] || [expected hasPrefix:@"? "];
    if (!is_raised || [found characterAtIndex:0] != [expected characterAtIndex:0]) return NO;
    return [found rangeOfString:[expected substringFromIndex:2]].length > 0;
}

int main(int count, char **arguments) {
    @autoreleasepool {
        NSArray *people = make_people(made);
        int different = 0;
        for (NSArray *line in predicate_table()) {
            NSString *format = [line objectAtIndex:0], *expected = [line objectAtIndex:1], *text = nil, *again = nil;
            NSString *found = result_of(format, people, &text);
            if (!is_expected(found, expected)) {
                different++;
                printf("%s -> %s\n", [format UTF8String], [found UTF8String]);
            }
            if (text == nil) continue;
            // A random number is another one the next time.
            NSString *second = result_of(text, people, &again);
            if ([text isEqual:again] && is_expected(second, expected)) continue;
            different++;
            printf("%s\n    is %s -> %s\n    is %s\n", [format UTF8String], [text UTF8String], [second UTF8String],
                   [again UTF8String]);
        }
        printf("%d formats differ\n", different);
    }
    return 0;
}
