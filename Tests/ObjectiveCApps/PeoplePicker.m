// script: wait 1
// script: expect "All Contacts"
// script: expect "Zoë Marin"
// script: tap "Zoë Marin"
// script: wait 1
// script: expect "555-0100"
// script: tap "555-0100"
// script: wait 1
// A contact is picked from the list, and one of its numbers from its card.

#import <AddressBookUI/AddressBookUI.h>
#import <UIKit/UIKit.h>

@interface Controller : UIViewController <ABPeoplePickerNavigationControllerDelegate>
@end
@implementation Controller
- (void)viewDidAppear:(BOOL)animated {
    static BOOL isShown;
    if (isShown) return;
    isShown = YES;
    ABAddressBookRef book = ABAddressBookCreate();
    const char *names[][2] = {{"Zoë", "Marin"}, {"Ada", "Berg"}, {"Tom", "Ende"}};
    for (int i = 0; i < 3; i++) {
        ABRecordRef person = ABPersonCreate();
        ABRecordSetValue(person, kABPersonFirstNameProperty, [NSString stringWithUTF8String:names[i][0]], NULL);
        ABRecordSetValue(person, kABPersonLastNameProperty, [NSString stringWithUTF8String:names[i][1]], NULL);
        ABMutableMultiValueRef phones = ABMultiValueCreateMutable(kABMultiStringPropertyType);
        NSString *number = [NSString stringWithFormat:@"555-010%d", i];
        ABMultiValueAddValueAndLabel(phones, number, kABPersonPhoneMobileLabel, NULL);
        ABRecordSetValue(person, kABPersonPhoneProperty, phones, NULL);
        ABAddressBookAddRecord(book, person, NULL);
        CFRelease(phones);
        CFRelease(person);
    }
    ABAddressBookSave(book, NULL);
    CFRelease(book);
    ABPeoplePickerNavigationController *picker = [[ABPeoplePickerNavigationController alloc] init];
    picker.peoplePickerDelegate = self;
    picker.displayedProperties = [NSArray arrayWithObject:[NSNumber numberWithInt:kABPersonPhoneProperty]];
    [self presentModalViewController:picker animated:YES];
    [picker release];
}
- (BOOL)peoplePickerNavigationController:(ABPeoplePickerNavigationController *)picker
      shouldContinueAfterSelectingPerson:(ABRecordRef)person {
    NSString *name = [(NSString *)ABRecordCopyCompositeName(person) autorelease];
    printf("picked %s\n", [name UTF8String]);
    return YES;
}
- (BOOL)peoplePickerNavigationController:(ABPeoplePickerNavigationController *)picker
      shouldContinueAfterSelectingPerson:(ABRecordRef)person
                                property:(ABPropertyID)property
                              identifier:(ABMultiValueIdentifier)identifier {
    printf("picked %d %d\n", property == kABPersonPhoneProperty, identifier);
    [self dismissModalViewControllerAnimated:YES];
    return NO;
}
- (void)peoplePickerNavigationControllerDidCancel:(ABPeoplePickerNavigationController *)picker { printf("cancelled\n"); }
@end

@interface Delegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    Controller *controller;
}
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    controller = [[Controller alloc] init];
    [window addSubview:controller.view];
    [window makeKeyAndVisible];
}
@end

int main(int argc, char *argv[]) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    int result = UIApplicationMain(argc, argv, nil, @"Delegate");
    [pool release];
    return result;
}

// > picked Zoë Marin
// > picked 1 0
