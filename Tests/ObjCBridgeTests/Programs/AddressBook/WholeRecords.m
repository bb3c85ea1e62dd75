// Every property of a person is kept under its own number and read again, with its labels; lists of values, groups,
// pictures, order and cards.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <AddressBook/AddressBook.h>

static void texts(ABAddressBookRef book) {
    ABRecordRef person = ABPersonCreate();
    const ABPropertyID all[] = {
        kABPersonFirstNameProperty, kABPersonLastNameProperty, kABPersonMiddleNameProperty, kABPersonPrefixProperty,
        kABPersonSuffixProperty, kABPersonNicknameProperty, kABPersonFirstNamePhoneticProperty,
        kABPersonLastNamePhoneticProperty, kABPersonMiddleNamePhoneticProperty, kABPersonOrganizationProperty,
        kABPersonJobTitleProperty, kABPersonDepartmentProperty, kABPersonNoteProperty};
    enum { Count = sizeof all / sizeof *all };
    for (int i = 0; i < Count; i++) {
        COUNT(ABPersonGetTypeOfProperty(all[i]), kABStringPropertyType);
        NSString *text = [NSString stringWithFormat:@"text %d", i];
        IS(ABRecordSetValue(person, all[i], (CFStringRef)text, NULL));
        NSString *name = [(NSString *)ABPersonCopyLocalizedPropertyName(all[i]) autorelease];
        IS([name length] > 0);
    }
    SAME([(id)ABPersonCopyLocalizedPropertyName(kABPropertyInvalidID) autorelease], @"UNKNOWN_PROPERTY");
    NSDate *born = [NSDate dateWithTimeIntervalSince1970:86400 * 365.0];
    COUNT(ABPersonGetTypeOfProperty(kABPersonBirthdayProperty), kABDateTimePropertyType);
    IS(ABRecordSetValue(person, kABPersonBirthdayProperty, (CFDateRef)born, NULL));
    IS(ABRecordSetValue(person, kABPersonKindProperty, kABPersonKindOrganization, NULL));
    IS(ABAddressBookAddRecord(book, person, NULL) && ABAddressBookSave(book, NULL));
    ABRecordID number = ABRecordGetRecordID(person);
    CFRelease(person);
    // Read by another book, from what was saved.
    ABAddressBookRef again = ABAddressBookCreate();
    ABRecordRef same = ABAddressBookGetPersonWithRecordID(again, number);
    for (int i = 0; i < Count; i++) {
        SAME([(id)ABRecordCopyValue(same, all[i]) autorelease], [NSString stringWithFormat:@"text %d", i]);
    }
    SAME([(id)ABRecordCopyValue(same, kABPersonBirthdayProperty) autorelease], born);
    SAME([(id)ABRecordCopyValue(same, kABPersonKindProperty) autorelease], (id)kABPersonKindOrganization);
    IS(![(id)kABPersonKindOrganization isEqual:(id)kABPersonKindPerson]);
    NSDate *made = [(id)ABRecordCopyValue(same, kABPersonCreationDateProperty) autorelease];
    NSDate *changed = [(id)ABRecordCopyValue(same, kABPersonModificationDateProperty) autorelease];
    IS(fabs([made timeIntervalSinceNow]) < 100 && fabs([changed timeIntervalSinceNow]) < 100);
    IS(ABRecordRemoveValue(same, kABPersonNoteProperty, NULL));
    IS(ABRecordCopyValue(same, kABPersonNoteProperty) == NULL);
    IS(ABAddressBookGetPersonWithRecordID(again, 9999) == NULL);
    CFRelease(again);
}

static void groups_with_members(ABAddressBookRef book) {
    ABRecordRef person = ABPersonCreate(), group = ABGroupCreate();
    ABRecordSetValue(person, kABPersonFirstNameProperty, CFSTR("Bart"), NULL);
    ABRecordSetValue(group, kABGroupNameProperty, CFSTR("Class"), NULL);
    IS(ABAddressBookAddRecord(book, person, NULL) && ABAddressBookSave(book, NULL));
    // Before the group is in a book.
    IS(ABGroupAddMember(group, person, NULL));
    IS(ABAddressBookAddRecord(book, group, NULL) && ABAddressBookSave(book, NULL));
    COUNT([[(id)ABGroupCopyArrayOfAllMembers(group) autorelease] count], 1);
    // Into the book of other people it does not come.
    ABAddressBookRef other = ABAddressBookCreate();
    ABRecordRef strange = ABGroupCreate();
    IS(ABGroupAddMember(strange, person, NULL) && !ABAddressBookAddRecord(other, strange, NULL));
    IS(ABAddressBookRemoveRecord(book, group, NULL) && ABAddressBookRemoveRecord(book, person, NULL) &&
        ABAddressBookSave(book, NULL));
    CFRelease(strange), CFRelease(other), CFRelease(group), CFRelease(person);
}

static void lists(void) {
    ABMutableMultiValueRef list = ABMultiValueCreateMutable(kABMultiStringPropertyType);
    // The type of one of them.
    COUNT(ABMultiValueGetPropertyType(list), kABStringPropertyType);
    COUNT(kABMultiStringPropertyType & kABMultiValueMask, kABMultiValueMask);
    ABMultiValueIdentifier first = -1, second = -1, between = -1;
    IS(ABMultiValueAddValueAndLabel(list, CFSTR("1"), kABPersonPhoneMainLabel, &first));
    IS(ABMultiValueAddValueAndLabel(list, CFSTR("3"), kABPersonPhonePagerLabel, &second));
    IS(ABMultiValueInsertValueAndLabelAtIndex(list, CFSTR("2"), kABPersonPhoneIPhoneLabel, 1, &between));
    SAME([(id)ABMultiValueCopyArrayOfAllValues(list) autorelease], ([NSArray arrayWithObjects:@"1", @"2", @"3", nil]));
    // A value keeps its number when others come before it.
    IS(first != second && second != between && ABMultiValueGetIdentifierAtIndex(list, 2) == second);
    COUNT(ABMultiValueGetIndexForIdentifier(list, second), 2);
    COUNT(ABMultiValueGetFirstIndexOfValue(list, CFSTR("3")), 2);
    COUNT(ABMultiValueGetFirstIndexOfValue(list, CFSTR("9")), -1);
    ABMutableMultiValueRef copy = ABMultiValueCreateMutableCopy(list);
    IS(ABMultiValueReplaceValueAtIndex(copy, CFSTR("two"), 1));
    IS(ABMultiValueReplaceLabelAtIndex(copy, kABHomeLabel, 1));
    SAME([(id)ABMultiValueCopyValueAtIndex(copy, 1) autorelease], @"two");
    SAME([(id)ABMultiValueCopyLabelAtIndex(copy, 1) autorelease], (id)kABHomeLabel);
    SAME([(id)ABMultiValueCopyValueAtIndex(list, 1) autorelease], @"2");
    IS(ABMultiValueRemoveValueAndLabelAtIndex(copy, 0));
    COUNT(ABMultiValueGetCount(copy), 2);
    COUNT(ABMultiValueGetIndexForIdentifier(copy, second), 1);
    CFRelease(copy);
    CFRelease(list);
}

/// Values with all labels of a property come back in their order.
static void labelled(ABAddressBookRef book, ABPropertyID property, ABPropertyType type, NSArray *labels,
                     NSArray *values) {
    COUNT(ABPersonGetTypeOfProperty(property), type);
    ABMutableMultiValueRef list = ABMultiValueCreateMutable(type);
    for (NSUInteger i = 0; i < [labels count]; i++) {
        id value = [values objectAtIndex:i % [values count]];
        ABMultiValueAddValueAndLabel(list, (CFTypeRef)value, (CFStringRef)[labels objectAtIndex:i], NULL);
    }
    ABRecordRef person = ABPersonCreate();
    IS(ABRecordSetValue(person, property, list, NULL));
    CFRelease(list);
    ABAddressBookAddRecord(book, person, NULL);
    IS(ABAddressBookSave(book, NULL));
    ABAddressBookRef again = ABAddressBookCreate();
    ABRecordRef same = ABAddressBookGetPersonWithRecordID(again, ABRecordGetRecordID(person));
    ABMultiValueRef read = ABRecordCopyValue(same, property);
    COUNT(ABMultiValueGetCount(read), [labels count]);
    for (NSUInteger i = 0; i < [labels count]; i++) {
        SAME([(id)ABMultiValueCopyLabelAtIndex(read, (CFIndex)i) autorelease], [labels objectAtIndex:i]);
        id value = [(id)ABMultiValueCopyValueAtIndex(read, (CFIndex)i) autorelease];
        SAME(value, [values objectAtIndex:i % [values count]]);
        NSString *shown = [(id)ABAddressBookCopyLocalizedLabel((CFStringRef)[labels objectAtIndex:i]) autorelease];
        IS([shown length] > 0 && [shown rangeOfString:@"$"].length == 0);
    }
    COUNT([[NSSet setWithArray:labels] count], [labels count]);
    CFRelease(read);
    ABAddressBookRemoveRecord(book, person, NULL);
    CFRelease(person);
    CFRelease(again);
}

#define LIST(...) [NSArray arrayWithObjects:__VA_ARGS__, nil]

static void labels(ABAddressBookRef book) {
    labelled(book, kABPersonPhoneProperty, kABMultiStringPropertyType,
             LIST((id)kABPersonPhoneIPhoneLabel, (id)kABPersonPhoneMainLabel, (id)kABPersonPhoneHomeFAXLabel,
                  (id)kABPersonPhoneWorkFAXLabel, (id)kABPersonPhonePagerLabel), LIST(@"1", @"22"));
    labelled(book, kABPersonRelatedNamesProperty, kABMultiStringPropertyType,
             LIST((id)kABPersonMotherLabel, (id)kABPersonFatherLabel, (id)kABPersonParentLabel,
                  (id)kABPersonSisterLabel, (id)kABPersonBrotherLabel, (id)kABPersonChildLabel,
                  (id)kABPersonFriendLabel,
                  (id)kABPersonSpouseLabel, (id)kABPersonPartnerLabel, (id)kABPersonManagerLabel,
                  (id)kABPersonAssistantLabel), LIST(@"Ann"));
    labelled(book, kABPersonURLProperty, kABMultiStringPropertyType, LIST((id)kABPersonHomePageLabel),
             LIST(@"http://a"));
    labelled(book, kABPersonDateProperty, kABMultiDateTimePropertyType, LIST((id)kABPersonAnniversaryLabel),
             LIST([NSDate dateWithTimeIntervalSince1970:1000]));
    NSMutableArray *names = [NSMutableArray array];
    CFStringRef services[] = {kABPersonInstantMessageServiceAIM, kABPersonInstantMessageServiceICQ,
                              kABPersonInstantMessageServiceJabber, kABPersonInstantMessageServiceMSN,
                              kABPersonInstantMessageServiceYahoo};
    for (int i = 0; i < 5; i++) {
        NSArray *keys = LIST((id)kABPersonInstantMessageServiceKey, (id)kABPersonInstantMessageUsernameKey);
        [names addObject:[NSDictionary dictionaryWithObjects:LIST((id)services[i], @"ann") forKeys:keys]];
    }
    labelled(book, kABPersonInstantMessageProperty, kABMultiDictionaryPropertyType,
             LIST((id)kABHomeLabel, (id)kABWorkLabel, (id)kABOtherLabel, @"own", @"another"), names);
    COUNT([[NSSet setWithArray:names] count], 5);
}

static void groups(ABAddressBookRef book) {
    CFIndex before = ABAddressBookGetGroupCount(book);
    ABRecordRef group = ABGroupCreate(), ann = ABPersonCreate(), bob = ABPersonCreate();
    ABRecordSetValue(group, kABGroupNameProperty, CFSTR("Friends"), NULL);
    ABRecordSetValue(ann, kABPersonFirstNameProperty, CFSTR("Ann"), NULL);
    ABRecordSetValue(ann, kABPersonLastNameProperty, CFSTR("Zorn"), NULL);
    ABRecordSetValue(bob, kABPersonFirstNameProperty, CFSTR("Bob"), NULL);
    ABRecordSetValue(bob, kABPersonLastNameProperty, CFSTR("Abel"), NULL);
    ABAddressBookAddRecord(book, group, NULL);
    ABAddressBookAddRecord(book, ann, NULL);
    ABAddressBookAddRecord(book, bob, NULL);
    ABAddressBookSave(book, NULL);
    IS(ABGroupAddMember(group, ann, NULL) && ABGroupAddMember(group, bob, NULL));
    ABAddressBookSave(book, NULL);
    COUNT(ABAddressBookGetGroupCount(book), before + 1);
    IS(ABAddressBookGetGroupWithRecordID(book, ABRecordGetRecordID(group)) != NULL);
    NSArray *byLast = [(id)ABGroupCopyArrayOfAllMembersWithSortOrdering(group, kABPersonSortByLastName) autorelease];
    NSArray *byFirst = [(id)ABGroupCopyArrayOfAllMembersWithSortOrdering(group, kABPersonSortByFirstName) autorelease];
    COUNT(ABRecordGetRecordID([byLast objectAtIndex:0]), ABRecordGetRecordID(bob));
    COUNT(ABRecordGetRecordID([byFirst objectAtIndex:0]), ABRecordGetRecordID(ann));
    COUNT(ABPersonComparePeopleByName(ann, bob, kABPersonSortByLastName), kCFCompareGreaterThan);
    COUNT(ABPersonComparePeopleByName(ann, bob, kABPersonSortByFirstName), kCFCompareLessThan);
    COUNT(ABPersonComparePeopleByName(ann, ann, kABPersonSortByFirstName), kCFCompareEqualTo);
    IS(ABGroupRemoveMember(group, ann, NULL));
    NSArray *left = [(id)ABGroupCopyArrayOfAllMembers(group) autorelease];
    COUNT([left count], 1);
    COUNT(ABPersonGetSortOrdering(), kABPersonSortByLastName);
    COUNT(ABPersonGetCompositeNameFormat(), kABPersonCompositeNameFormatFirstNameFirst);
    NSArray *people = [(id)ABAddressBookCopyArrayOfAllPeople(book) autorelease];
    COUNT([people count], ABAddressBookGetPersonCount(book));
    NSArray *both = [NSArray arrayWithObjects:(id)ann, (id)bob, nil];
    NSData *cards = [(id)ABPersonCreateVCardRepresentationWithPeople((CFArrayRef)both) autorelease];
    NSString *text = [[[NSString alloc] initWithData:cards encoding:NSUTF8StringEncoding] autorelease];
    COUNT([[text componentsSeparatedByString:@"BEGIN:VCARD"] count], 3);
    IS([text rangeOfString:@"Zorn"].length && [text rangeOfString:@"Abel"].length);
    CFRelease(group);
    CFRelease(ann);
    CFRelease(bob);
}

static void pictures(void) {
    ABRecordRef person = ABPersonCreate();
    IS(!ABPersonHasImageData(person) && ABPersonCopyImageData(person) == NULL);
    UIGraphicsBeginImageContext(CGSizeMake(400, 400));
    [[UIColor redColor] set];
    UIRectFill(CGRectMake(0, 0, 400, 400));
    NSData *png = UIImagePNGRepresentation(UIGraphicsGetImageFromCurrentImageContext());
    UIGraphicsEndImageContext();
    IS(ABPersonSetImageData(person, (CFDataRef)png, NULL) && ABPersonHasImageData(person));
    IS([UIImage imageWithData:[(id)ABPersonCopyImageData(person) autorelease]].size.width == 400);
    NSData *small = [(id)ABPersonCopyImageDataWithFormat(person, kABPersonImageFormatThumbnail) autorelease];
    COUNT([UIImage imageWithData:small].size.width, 55);
    NSData *large = [(id)ABPersonCopyImageDataWithFormat(person, kABPersonImageFormatOriginalSize) autorelease];
    COUNT([UIImage imageWithData:large].size.width, 400);
    IS(ABPersonRemoveImageData(person, NULL) && !ABPersonHasImageData(person));
    CFRelease(person);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    // Where the device keeps its contacts; without a device each book is alone.
    setenv("VERGER_ADDRESS_BOOK", [[NSTemporaryDirectory() stringByAppendingPathComponent:@"contacts"] UTF8String], 1);
    ABAddressBookRef book = ABAddressBookCreate();
    texts(book);
    lists();
    groups_with_members(book);
    labels(book);
    groups(book);
    pictures();
    SAME((id)ABAddressBookErrorDomain, @"ABAddressBookErrorDomain");
    CFRelease(book);
    puts("done");
    [pool release];
    return 0;
}
