/// The table of predicates in `predicates.txt`, beside this file, and the people that it is about.
///
/// A line has a format, ` -> `, and the letters of the people for whom it holds, or `!` and a part of the reason that is
/// raised when it is read, or `?` and a part of one that is raised when it is evaluated. `, in SQL ` may follow, with the
/// letters for a SQLite store, if it differs. `#` and a space begin a comment.

#import <Foundation/Foundation.h>

typedef struct {
    const char *letter, *name;
    /// The place of the mother, -1 for none.
    int mother;
    /// nil for NULL. Dates are seconds since the reference date.
    const char *age, *height, *born, *is_married, *balance, *note;
    /// The letters of the tags and of the friends, in their order.
    const char *tags, *friends;
} PersonRow;

static const PersonRow people_rows[] = {
    {"a", "Ann", -1, "30", "1.5", "1000", "1", "10.5", "line one\nline two", "rb", "bc"},
    {"b", "Bob", -1, "20", "1.75", "2000", "0", "-3.25", "50% off_*?", "r", "a"},
    {"c", "\u00c9lan", 0, "10", "1.25", NULL, "0", "0", NULL, "bg", ""},
    {"d", "dan", 0, "5", NULL, "500", "1", NULL, "a\\b \"q\" 'r'", "", ""},
    {"e", "Eve Adams", -1, "40", "2", "-1000.5", NULL, "100", "\u65e5\u672c\u8a9e \U0001F600", "rgb", "abh"},
    {"f", "ANN", 4, NULL, "1.5", "1000", "1", "10.5", "stra\u00dfe", "", ""},
    {"g", "", -1, "0", "0", "0", "0", "0", "", "", ""},
    {"h", NULL, 6, "-7", "-1.5", NULL, NULL, "1000", NULL, "g", "g"},
};
enum { PeopleCount = sizeof people_rows / sizeof *people_rows };

static const struct {
    char letter;
    const char *name;
    int weight;
} tag_rows[] = {{'r', "red", 1}, {'b', "blue", 3}, {'g', "green", 2}};
enum { TagCount = sizeof tag_rows / sizeof *tag_rows };

static NSString *row_text(const char *text) { return text ? [NSString stringWithUTF8String:text] : nil; }

/// Sets the attributes of a person.
static void set_attributes(id person, const PersonRow *row) {
    [person setValue:row_text(row->letter) forKey:@"letter"];
    [person setValue:row_text(row->name) forKey:@"name"];
    [person setValue:row_text(row->note) forKey:@"note"];
    [person setValue:row->age ? [NSNumber numberWithInt:atoi(row->age)] : nil forKey:@"age"];
    [person setValue:row->height ? [NSNumber numberWithDouble:atof(row->height)] : nil forKey:@"height"];
    [person setValue:row->is_married ? [NSNumber numberWithBool:atoi(row->is_married)] : nil forKey:@"married"];
    [person setValue:row->balance ? [NSDecimalNumber decimalNumberWithString:row_text(row->balance)] : nil
              forKey:@"balance"];
    NSDate *born = row->born ? [NSDate dateWithTimeIntervalSinceReferenceDate:atof(row->born)] : nil;
    [person setValue:born forKey:@"born"];
}

/// Makes all people, with objects that `make` gives for the name of their class.
static NSArray *make_people(id (*make)(NSString *name)) {
    NSMutableArray *people = [NSMutableArray array], *tags = [NSMutableArray array];
    for (int i = 0; i < TagCount; i++) {
        id tag = make(@"Tag");
        [tag setValue:row_text(tag_rows[i].name) forKey:@"name"];
        [tag setValue:[NSNumber numberWithInt:tag_rows[i].weight] forKey:@"weight"];
        [tags addObject:tag];
    }
    for (int i = 0; i < PeopleCount; i++) {
        [people addObject:make(@"Person")];
        set_attributes([people lastObject], &people_rows[i]);
    }
    for (int i = 0; i < PeopleCount; i++) {
        const PersonRow *row = &people_rows[i];
        NSMutableSet *own_tags = [NSMutableSet set], *children = [NSMutableSet set];
        NSMutableOrderedSet *friends = [NSMutableOrderedSet orderedSet];
        for (const char *letter = row->tags; *letter; letter++) {
            for (int t = 0; t < TagCount; t++) {
                if (tag_rows[t].letter == *letter) [own_tags addObject:[tags objectAtIndex:(NSUInteger)t]];
            }
        }
        for (const char *letter = row->friends; *letter; letter++) {
            [friends addObject:[people objectAtIndex:(NSUInteger)(*letter - 'a')]];
        }
        for (int other = 0; other < PeopleCount; other++) {
            if (people_rows[other].mother == i) [children addObject:[people objectAtIndex:(NSUInteger)other]];
        }
        id person = [people objectAtIndex:(NSUInteger)i];
        [person setValue:own_tags forKey:@"tags"];
        [person setValue:friends forKey:@"friends"];
        [person setValue:children forKey:@"children"];
        if (row->mother >= 0) [person setValue:[people objectAtIndex:(NSUInteger)row->mother] forKey:@"mother"];
    }
    return people;
}

/// The letters of people, sorted; `*` for all, `-` for none.
static NSString *letters_of(NSArray *people) {
    if ([people count] == 0) return @"-";
    if ([people count] == PeopleCount) return @"*";
    NSArray *letters = [[people valueForKey:@"letter"] sortedArrayUsingSelector:@selector(compare:)];
    return [letters componentsJoinedByString:@""];
}

/// The table's lines, each an array of the format, what is expected of it in memory, and in a store.
static NSArray *predicate_table(void) {
    NSString *path = [[[NSString stringWithUTF8String:__FILE__] stringByDeletingLastPathComponent]
        stringByAppendingPathComponent:@"predicates.txt"];
    NSString *text = [NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:NULL];
    NSMutableArray *lines = [NSMutableArray array];
    for (NSString *line in [text componentsSeparatedByString:@"\n"]) {
        NSRange arrow = [line rangeOfString:@" -> " options:NSBackwardsSearch];
        if ([line hasPrefix:@"# "] && arrow.length == 0) continue;
        if (arrow.length == 0) continue;
        NSArray *expected =
            [[line substringFromIndex:NSMaxRange(arrow)] componentsSeparatedByString:@", in SQL "];
        [lines addObject:[NSArray arrayWithObjects:[line substringToIndex:arrow.location], [expected objectAtIndex:0],
                                                   [expected lastObject], nil]];
    }
    return lines;
}
