// Predicates by Apple's grammar, on objects, collections and texts.

#import <UIKit/UIKit.h>

@interface Person : NSObject {
    NSString *name;
    NSNumber *age;
    NSArray *children;
}
@property(copy) NSString *name;
@property(retain) NSNumber *age;
@property(retain) NSArray *children;
@end

@implementation Person
@synthesize name, age, children;
@end

static Person *person(NSString *name, int age, NSArray *children) {
    Person *made = [[Person new] autorelease];
    made.name = name;
    made.age = [NSNumber numberWithInt:age];
    made.children = children;
    return made;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSArray *small = [NSArray arrayWithObjects:person(@"Kim", 1, nil), person(@"Lou", 2, nil), nil];
    NSArray *people = [NSArray arrayWithObjects:person(@"Ann", 10, small), person(@"Bob", 20, nil),
                                                person([NSString stringWithUTF8String:"\u00c9lan"], 30, nil),
                                                person(@"dan", 40, [small subarrayWithRange:NSMakeRange(0, 1)]), nil];
    NSString *formats[] = {
        @"age BETWEEN {15, 35}", @"name IN {'Bob', 'dan'}", @"NOT (name IN {'Bob'})", @"name CONTAINS[cd] 'elan'",
        @"name BEGINSWITH[c] 'D'", @"name LIKE '?o*'", @"name MATCHES '[A-B].+'", @"name ==[c] 'ANN'",
        @"ANY children.age > 1", @"ALL children.age < 2", @"NONE children.name == 'Lou'", @"children.@count == 2",
        @"children[FIRST].name == 'Kim'", @"children[LAST].name == 'Lou'", @"children[SIZE] == 1",
        @"SUBQUERY(children, $c, $c.age > 1).@count > 0", @"children == nil", @"children.@sum.age == 3",
        @"age + 5 == 15 OR age * 2 > 70", @"(age > 5 && age < 25) || !(name != 'dan')", @"(age + 1) * 2 == 42",
        @"uppercase(name) == 'BOB'", @"sum({1, 2, age}) == 13", @"age == 0xA", @"-age < -35",
        @"'n' IN name", @"SELF.name.length == 4", @"TRUEPREDICATE AND age >= 40"};
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
        NSPredicate *predicate = [NSPredicate predicateWithFormat:formats[i]];
        NSArray *found = [people filteredArrayUsingPredicate:predicate];
        printf("%s: %s\n", [[predicate predicateFormat] UTF8String],
               [[[found valueForKey:@"name"] componentsJoinedByString:@" "] UTF8String]);
    }
    NSPredicate *template = [NSPredicate predicateWithFormat:@"%K > $limit AND age < %d", @"age", 35];
    NSPredicate *filled = [template predicateWithSubstitutionVariables:[NSDictionary dictionaryWithObject:[NSNumber numberWithInt:15]
                                                                                                  forKey:@"limit"]];
    printf("%s: %d\n", [[filled predicateFormat] UTF8String], (int)[[people filteredArrayUsingPredicate:filled] count]);
    NSArray *texts = [NSArray arrayWithObjects:@"one", @"two", @"three", nil];
    NSPredicate *block = [NSPredicate predicateWithBlock:^BOOL(id object, NSDictionary *bindings) { return [object length] > 3; }];
    printf("%s\n", [[[texts filteredArrayUsingPredicate:block] lastObject] UTF8String]);
    NSString *bad[] = {@"", @"name ==", @"name == 'x", @"((((", @"age === 1 1", @"%@ == 1 AND %@"};
    for (int i = 0; i < 6; i++) {
        @try {
            [NSPredicate predicateWithFormat:bad[i] argumentArray:nil];
            printf("parsed\n");
        } @catch (NSException *exception) {
            printf("%s: %s\n", [[exception name] UTF8String], [[exception reason] UTF8String]);
        }
    }
    [pool drain];
    return 0;
}

// > age BETWEEN {15, 35}: Bob Élan
// > name IN {"Bob", "dan"}: Bob dan
// > NOT name IN {"Bob"}: Ann Élan dan
// > name CONTAINS[cd] "elan": Élan
// > name BEGINSWITH[c] "D": dan
// > name LIKE "?o*": Bob
// > name MATCHES "[A-B].+": Ann Bob
// > name ==[c] "ANN": Ann
// > ANY children.age > 1: Ann
// > ALL children.age < 2: Bob Élan dan
// > NOT ANY children.name == "Lou": Bob Élan dan
// > children.@count == 2: Ann
// > children[FIRST].name == "Kim": Ann dan
// > children[LAST].name == "Lou": Ann
// > children[SIZE] == 1: dan
// > SUBQUERY(children, $c, $c.age > 1).@count > 0: Ann
// > children == nil: Bob Élan
// > children.@sum.age == 3: Ann
// > age + 5 == 15 OR age * 2 > 70: Ann dan
// > (age > 5 AND age < 25) OR (NOT name != "dan"): Ann Bob dan
// > (age + 1) * 2 == 42: Bob
// > uppercase:(name) == "BOB": Bob
// > sum:({1, 2, age}) == 13: Ann
// > age == 10: Ann
// > age * -1 < -35: dan
// > "n" IN name: Ann Élan dan
// > name.length == 4: Élan
// > TRUEPREDICATE AND age >= 40: dan
// > age > 15 AND age < 35: 2
// > three
// > NSInvalidArgumentException: Unable to parse the format string "": no expression at the end
// > NSInvalidArgumentException: Unable to parse the format string "name ==": no expression at the end
// > NSInvalidArgumentException: Unable to parse the format string "name == 'x": a text without its closing quote at character 9, "'x"
// > NSInvalidArgumentException: Unable to parse the format string "((((": no expression at the end
// > NSInvalidArgumentException: Unable to parse the format string "age === 1 1": no expression at character 7, "= 1 1"
// > NSInvalidArgumentException: insufficient arguments
