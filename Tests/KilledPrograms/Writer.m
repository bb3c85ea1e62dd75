// Keeps a number in one of the ways in which apps keep what they have, and counts it up for ever.
//
//     Writer KIND write    counts from what is kept; prints each number once it is kept
//     Writer KIND check    prints what is kept, or what is wrong with it
//
// A test kills it at any moment.

#import <AddressBook/AddressBook.h>
#import <Foundation/Foundation.h>
#import <string.h>

/// What is kept besides the number: enough that one write is not one call of the system.
static const NSUInteger padding = 60000;

static NSString *path(NSString *name) {
    return [[NSHomeDirectory() stringByAppendingPathComponent:@"Documents"] stringByAppendingPathComponent:name];
}

static NSString *text_of(NSInteger number) {
    NSString *word = [NSString stringWithFormat:@"%ld,", (long)number];
    return [word stringByPaddingToLength:padding withString:word startingAtIndex:0];
}

/// The number that a text was made of; -1 if it is torn.
static NSInteger number_of(NSString *text) {
    if (!text) return 0;
    NSInteger number = [text integerValue];
    return [text isEqual:text_of(number)] ? number : -1;
}

static BOOL defaults_keep(NSInteger number) {
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    [defaults setObject:text_of(number) forKey:@"Text"];
    return [defaults synchronize];
}

static NSInteger defaults_find(void) { return number_of([[NSUserDefaults standardUserDefaults] stringForKey:@"Text"]); }

static BOOL text_keep(NSInteger number) {
    return [text_of(number) writeToFile:path(@"kept.txt") atomically:YES encoding:NSUTF8StringEncoding error:NULL];
}

static NSInteger text_find(void) {
    return number_of([NSString stringWithContentsOfFile:path(@"kept.txt") encoding:NSUTF8StringEncoding error:NULL]);
}

static BOOL list_keep(NSInteger number) {
    return [[NSDictionary dictionaryWithObject:text_of(number) forKey:@"Text"] writeToFile:path(@"kept.plist")
                                                                                atomically:YES];
}

static NSInteger list_find(void) {
    if (![[NSFileManager defaultManager] fileExistsAtPath:path(@"kept.plist")]) return 0;
    NSString *text = [[NSDictionary dictionaryWithContentsOfFile:path(@"kept.plist")] objectForKey:@"Text"];
    return text ? number_of(text) : -1;
}

static BOOL archive_keep(NSInteger number) {
    NSArray *graph = [NSArray arrayWithObjects:text_of(number), [NSNumber numberWithInteger:number], nil];
    return [NSKeyedArchiver archiveRootObject:graph toFile:path(@"kept.archive")];
}

static NSInteger archive_find(void) {
    if (![[NSFileManager defaultManager] fileExistsAtPath:path(@"kept.archive")]) return 0;
    NSArray *graph = [NSKeyedUnarchiver unarchiveObjectWithFile:path(@"kept.archive")];
    NSInteger number = [graph count] == 2 ? number_of([graph objectAtIndex:0]) : -1;
    return number == [[graph lastObject] integerValue] ? number : -1;
}

/// Each number is a person of its own, added with the mark of all that went before.
static BOOL contacts_keep(NSInteger number) {
    ABAddressBookRef book = ABAddressBookCreate();
    ABRecordRef person = ABPersonCreate();
    NSString *name = [NSString stringWithFormat:@"%06ld", (long)number];
    ABRecordSetValue(person, kABPersonLastNameProperty, (CFStringRef)name, NULL);
    ABMutableMultiValueRef numbers = ABMultiValueCreateMutable(kABStringPropertyType);
    for (int i = 0; i < 5; i++) {
        ABMultiValueAddValueAndLabel(numbers, (CFStringRef)name, kABPersonPhoneMobileLabel, NULL);
    }
    ABRecordSetValue(person, kABPersonPhoneProperty, numbers, NULL);
    CFRelease(numbers);
    BOOL is_kept = ABAddressBookAddRecord(book, person, NULL) && ABAddressBookSave(book, NULL);
    CFRelease(person);
    CFRelease(book);
    return is_kept;
}

static NSInteger contacts_find(void) {
    ABAddressBookRef book = ABAddressBookCreate();
    NSArray *people = [(id)ABAddressBookCopyArrayOfAllPeople(book) autorelease];
    NSInteger last = 0, count = 0;
    for (id person in people) {
        NSString *name = [(id)ABRecordCopyValue((ABRecordRef)person, kABPersonLastNameProperty) autorelease];
        ABMultiValueRef numbers = ABRecordCopyValue((ABRecordRef)person, kABPersonPhoneProperty);
        BOOL is_whole = numbers && ABMultiValueGetCount(numbers) == 5;
        if (numbers) CFRelease(numbers);
        if (!is_whole) return -1;
        last = MAX(last, [name integerValue]);
        count++;
    }
    CFRelease(book);
    return count == last ? last : -1;
}

static const struct way {
    const char *name;
    BOOL (*keep)(NSInteger number);
    NSInteger (*find)(void);
} ways[] = {
    {"defaults", defaults_keep, defaults_find}, {"text", text_keep, text_find}, {"list", list_keep, list_find},
    {"archive", archive_keep, archive_find}, {"contacts", contacts_keep, contacts_find},
};

int main(int count, char **words) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    const struct way *way = NULL;
    for (size_t i = 0; count == 3 && i < sizeof ways / sizeof ways[0]; i++) {
        if (strcmp(words[1], ways[i].name) == 0) way = &ways[i];
    }
    if (!way) return 2;
    NSDate *start = [NSDate date];
    NSInteger number = way->find();
    if (strcmp(words[2], "check") == 0) {
        printf("%ld %.0f\n", (long)number, -[start timeIntervalSinceNow] * 1000);
        [pool release];
        return number < 0;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (number >= 0) {
        NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
        if (!way->keep(++number)) return 3;
        printf("%ld\n", (long)number);
        [inner release];
    }
    [pool release];
    return 1;
}
