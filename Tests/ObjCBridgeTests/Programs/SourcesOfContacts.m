// The device is the only source of people: every person and group of the address book is in it.
// > one source, number 0, type 2 local, the default one
// > it is found by its number, and no other one
// > a person made in it knows it; one made alone does not, until it is added
// > 2 people in it, by first name Ada Zoe, by last name Zoe Ada
// > 1 group in it, which knows it
// > neither added nor removed
// > linked with nobody else
// > a card's person is in it
// > profile ada on twitter
// > invalid: -1 -1 -1
#import <AddressBook/AddressBook.h>
#import <Foundation/Foundation.h>

static ABRecordRef person(ABRecordRef source, NSString *first, NSString *last) {
    ABRecordRef person = source ? ABPersonCreateInSource(source) : ABPersonCreate();
    ABRecordSetValue(person, kABPersonFirstNameProperty, first, NULL);
    ABRecordSetValue(person, kABPersonLastNameProperty, last, NULL);
    return person;
}

static NSString *names(ABAddressBookRef book, ABRecordRef source, ABPersonSortOrdering ordering) {
    NSArray *people = (NSArray *)ABAddressBookCopyArrayOfAllPeopleInSourceWithSortOrdering(book, source, ordering);
    NSMutableArray *names = [NSMutableArray array];
    for (id one in people) {
        [names addObject:[(NSString *)ABRecordCopyValue((ABRecordRef)one, kABPersonFirstNameProperty) autorelease]];
    }
    [people release];
    return [names componentsJoinedByString:@" "];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    ABAddressBookRef book = ABAddressBookCreate();
    NSArray *sources = (NSArray *)ABAddressBookCopyArrayOfAllSources(book);
    ABRecordRef source = ABAddressBookCopyDefaultSource(book);
    NSNumber *type = (NSNumber *)ABRecordCopyValue(source, kABSourceTypeProperty);
    printf("%s source, number %d, type %d %s, %s\n", [sources count] == 1 ? "one" : "several",
           ABRecordGetRecordID(source), (int)ABRecordGetRecordType(source),
           [type intValue] == kABSourceTypeLocal ? "local" : "elsewhere",
           [sources objectAtIndex:0] == (id)source ? "the default one" : "another one");
    printf("it is found by its number, and %s\n",
           ABAddressBookGetSourceWithRecordID(book, 0) == source && !ABAddressBookGetSourceWithRecordID(book, 1)
               ? "no other one" : "others are");

    ABRecordRef zoe = person(source, @"Zoe", @"Adams"), ada = person(NULL, @"Ada", @"Young");
    BOOL knows = ABPersonCopySource(zoe) == source, knowsAlone = ABPersonCopySource(ada) != NULL;
    ABAddressBookAddRecord(book, zoe, NULL);
    ABAddressBookAddRecord(book, ada, NULL);
    printf("a person made in it %s it; one made alone %s, until it is added\n", knows ? "knows" : "does not know",
           !knowsAlone && ABPersonCopySource(ada) == source ? "does not" : "does");
    NSArray *people = (NSArray *)ABAddressBookCopyArrayOfAllPeopleInSource(book, source);
    printf("%d people in it, by first name %s, by last name %s\n", (int)[people count],
           [names(book, source, kABPersonSortByFirstName) UTF8String],
           [names(book, source, kABPersonSortByLastName) UTF8String]);

    ABRecordRef group = ABGroupCreateInSource(source);
    ABAddressBookAddRecord(book, group, NULL);
    NSArray *groups = (NSArray *)ABAddressBookCopyArrayOfAllGroupsInSource(book, source);
    printf("%d group in it, which %s it\n", (int)[groups count],
           ABGroupCopySource(group) == source ? "knows" : "does not know");
    printf("%s\n", ABAddressBookAddRecord(book, source, NULL) || ABAddressBookRemoveRecord(book, source, NULL)
                       ? "added or removed" : "neither added nor removed");
    NSArray *linked = (NSArray *)ABPersonCopyArrayOfAllLinkedPeople(zoe);
    printf("linked with %s\n", [linked isEqual:[NSArray arrayWithObject:(id)zoe]] ? "nobody else" : "others");
    NSData *card = [@"BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lee;Ann;;;\r\nEND:VCARD\r\n" dataUsingEncoding:NSUTF8StringEncoding];
    NSArray *read = (NSArray *)ABPersonCreatePeopleInSourceWithVCardRepresentation(source, (CFDataRef)card);
    printf("a card's person is %s\n",
           ABPersonCopySource((ABRecordRef)[read objectAtIndex:0]) == source ? "in it" : "nowhere");

    ABMutableMultiValueRef profiles = ABMultiValueCreateMutable(kABMultiDictionaryPropertyType);
    NSDictionary *profile = [NSDictionary dictionaryWithObjectsAndKeys:
        (id)kABPersonSocialProfileServiceTwitter, (id)kABPersonSocialProfileServiceKey, @"ada",
        (id)kABPersonSocialProfileUsernameKey, nil];
    ABMultiValueAddValueAndLabel(profiles, profile, kABHomeLabel, NULL);
    ABRecordSetValue(ada, kABPersonSocialProfileProperty, profiles, NULL);
    ABMultiValueRef kept = ABRecordCopyValue(ada, kABPersonSocialProfileProperty);
    NSDictionary *first = (NSDictionary *)ABMultiValueCopyValueAtIndex(kept, 0);
    printf("profile %s on %s\n", [[first objectForKey:(id)kABPersonSocialProfileUsernameKey] UTF8String],
           [[first objectForKey:(id)kABPersonSocialProfileServiceKey] UTF8String]);
    printf("invalid: %d %d %d\n", kABRecordInvalidID, kABPropertyInvalidID, kABMultiValueInvalidIdentifier);
    [pool drain];
    return 0;
}
