// script: wait 0.5
// Contacts that are made, saved, found, grouped, changed and removed by AddressBook's functions.

#import <AddressBook/AddressBook.h>
#import <UIKit/UIKit.h>

@interface Delegate : NSObject <UIApplicationDelegate>
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    ABAddressBookRef book = ABAddressBookCreate();
    ABRecordRef person = ABPersonCreate();
    CFErrorRef error = NULL;
    printf("%d %d\n", ABRecordGetRecordID(person), ABAddressBookHasUnsavedChanges(book));
    ABRecordSetValue(person, kABPersonFirstNameProperty, CFSTR("Zoë"), &error);
    ABRecordSetValue(person, kABPersonLastNameProperty, CFSTR("Marin"), &error);
    printf("wrong kind: %d %d\n", ABRecordSetValue(person, kABPersonPhoneProperty, CFSTR("1"), &error), error != NULL);
    ABMutableMultiValueRef phones = ABMultiValueCreateMutable(kABMultiStringPropertyType);
    ABMultiValueIdentifier mobile = -1;
    ABMultiValueAddValueAndLabel(phones, CFSTR("555-0100"), kABPersonPhoneMobileLabel, &mobile);
    ABMultiValueAddValueAndLabel(phones, CFSTR("555-0199"), kABWorkLabel, NULL);
    ABRecordSetValue(person, kABPersonPhoneProperty, phones, &error);
    CFRelease(phones);
    NSDictionary *address = [NSDictionary dictionaryWithObject:@"Lyon" forKey:(NSString *)kABPersonAddressCityKey];
    ABMutableMultiValueRef addresses = ABMultiValueCreateMutable(kABMultiDictionaryPropertyType);
    ABMultiValueAddValueAndLabel(addresses, (CFTypeRef)address, kABHomeLabel, NULL);
    ABRecordSetValue(person, kABPersonAddressProperty, addresses, &error);
    CFRelease(addresses);
    ABAddressBookAddRecord(book, person, &error);
    ABRecordRef group = ABGroupCreate();
    ABRecordSetValue(group, kABGroupNameProperty, CFSTR("Friends"), &error);
    ABAddressBookAddRecord(book, group, &error);
    printf("added: %d\n", ABGroupAddMember(group, person, &error));
    printf("saved: %d %d, unsaved: %d\n", ABAddressBookSave(book, &error), ABRecordGetRecordID(person),
           ABAddressBookHasUnsavedChanges(book));

    ABAddressBookRef other = ABAddressBookCreate();
    CFArrayRef found = ABAddressBookCopyPeopleWithName(other, CFSTR("zoe m"));
    printf("found: %d of %d\n", (int)CFArrayGetCount(found), (int)ABAddressBookGetPersonCount(other));
    ABRecordRef same = CFArrayGetValueAtIndex(found, 0);
    NSString *name = (NSString *)ABRecordCopyCompositeName(same);
    ABMultiValueRef numbers = ABRecordCopyValue(same, kABPersonPhoneProperty);
    CFIndex index = ABMultiValueGetIndexForIdentifier(numbers, mobile);
    NSString *number = (NSString *)ABMultiValueCopyValueAtIndex(numbers, index);
    NSString *label = (NSString *)ABMultiValueCopyLabelAtIndex(numbers, index);
    NSString *shown = (NSString *)ABAddressBookCopyLocalizedLabel((CFStringRef)label);
    printf("%s: %s %s (%d)\n", [name UTF8String], [shown UTF8String], [number UTF8String],
           (int)ABMultiValueGetCount(numbers));
    ABMultiValueRef places = ABRecordCopyValue(same, kABPersonAddressProperty);
    NSDictionary *place = (NSDictionary *)ABMultiValueCopyValueAtIndex(places, 0);
    printf("%s\n", [[place objectForKey:(NSString *)kABPersonAddressCityKey] UTF8String]);
    CFArrayRef groups = ABAddressBookCopyArrayOfAllGroups(other);
    CFArrayRef members = ABGroupCopyArrayOfAllMembers(CFArrayGetValueAtIndex(groups, 0));
    printf("group: %d\n", CFArrayGetValueAtIndex(members, 0) == same);
    ABAddressBookRemoveRecord(other, same, &error);
    ABAddressBookSave(other, &error);
    ABAddressBookRevert(book);
    printf("left: %d\n", (int)ABAddressBookGetPersonCount(book));
    printf("nothing: %d %d\n", ABRecordCopyValue(NULL, 0) == NULL, ABAddressBookSave(NULL, NULL));
    [name release];
    [number release];
    [label release];
    [shown release];
    [place release];
    CFRelease(numbers);
    CFRelease(places);
    CFRelease(members);
    CFRelease(groups);
    CFRelease(found);
    CFRelease(other);
    CFRelease(group);
    CFRelease(person);
    CFRelease(book);
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > -1 0
// > wrong kind: 0 1
// > added: 1
// > saved: 1 1, unsaved: 0
// > found: 1 of 1
// > Zoë Marin: mobile 555-0100 (2)
// > Lyon
// > group: 1
// > left: 0
// > nothing: 1 0
