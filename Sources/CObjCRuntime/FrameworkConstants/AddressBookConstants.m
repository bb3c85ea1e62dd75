// Constants that AddressBook's headers declare.

#import <Foundation/Foundation.h>
#include <stdint.h>

NSString *const ABAddressBookErrorDomain = @"ABAddressBookErrorDomain";

const int32_t kABGroupNameProperty = 3;
const int32_t kABPersonFirstNameProperty = 0;
const int32_t kABPersonLastNameProperty = 1;
const int32_t kABPersonMiddleNameProperty = 6;
const int32_t kABPersonPrefixProperty = 20;
const int32_t kABPersonSuffixProperty = 21;
const int32_t kABPersonNicknameProperty = 19;
const int32_t kABPersonFirstNamePhoneticProperty = 7;
const int32_t kABPersonLastNamePhoneticProperty = 9;
const int32_t kABPersonMiddleNamePhoneticProperty = 8;
const int32_t kABPersonOrganizationProperty = 10;
const int32_t kABPersonJobTitleProperty = 18;
const int32_t kABPersonDepartmentProperty = 11;
const int32_t kABPersonEmailProperty = 4;
const int32_t kABPersonBirthdayProperty = 17;
const int32_t kABPersonNoteProperty = 14;
const int32_t kABPersonCreationDateProperty = 15;
const int32_t kABPersonModificationDateProperty = 16;
const int32_t kABPersonAddressProperty = 5;
const int32_t kABPersonDateProperty = 12;
const int32_t kABPersonKindProperty = 2;
const int32_t kABPersonPhoneProperty = 3;
const int32_t kABPersonInstantMessageProperty = 13;
const int32_t kABPersonURLProperty = 22;
const int32_t kABPersonRelatedNamesProperty = 23;
const int32_t kABPersonSocialProfileProperty = 24;
const int32_t kABSourceNameProperty = 0;
const int32_t kABSourceTypeProperty = 1;

NSString *const kABWorkLabel = @"_$!<Work>!$_";
NSString *const kABHomeLabel = @"_$!<Home>!$_";
NSString *const kABOtherLabel = @"_$!<Other>!$_";
NSString *const kABPersonAddressStreetKey = @"Street";
NSString *const kABPersonAddressCityKey = @"City";
NSString *const kABPersonAddressStateKey = @"State";
NSString *const kABPersonAddressZIPKey = @"ZIP";
NSString *const kABPersonAddressCountryKey = @"Country";
NSString *const kABPersonAddressCountryCodeKey = @"CountryCode";
NSString *const kABPersonAnniversaryLabel = @"_$!<Anniversary>!$_";
NSString *const kABPersonPhoneMobileLabel = @"_$!<Mobile>!$_";
NSString *const kABPersonPhoneIPhoneLabel = @"iPhone";
NSString *const kABPersonPhoneMainLabel = @"_$!<Main>!$_";
NSString *const kABPersonPhoneHomeFAXLabel = @"_$!<HomeFAX>!$_";
NSString *const kABPersonPhoneWorkFAXLabel = @"_$!<WorkFAX>!$_";
NSString *const kABPersonPhoneOtherFAXLabel = @"_$!<OtherFAX>!$_";
NSString *const kABPersonPhonePagerLabel = @"_$!<Pager>!$_";
NSString *const kABPersonInstantMessageServiceKey = @"service";
NSString *const kABPersonInstantMessageUsernameKey = @"username";
NSString *const kABPersonInstantMessageServiceYahoo = @"Yahoo";
NSString *const kABPersonInstantMessageServiceJabber = @"Jabber";
NSString *const kABPersonInstantMessageServiceMSN = @"MSN";
NSString *const kABPersonInstantMessageServiceICQ = @"ICQ";
NSString *const kABPersonInstantMessageServiceAIM = @"AIM";
NSString *const kABPersonInstantMessageServiceFacebook = @"Facebook";
NSString *const kABPersonInstantMessageServiceGaduGadu = @"GaduGadu";
NSString *const kABPersonInstantMessageServiceGoogleTalk = @"GoogleTalk";
NSString *const kABPersonInstantMessageServiceQQ = @"QQ";
NSString *const kABPersonInstantMessageServiceSkype = @"Skype";
NSString *const kABPersonSocialProfileURLKey = @"url";
NSString *const kABPersonSocialProfileServiceKey = @"service";
NSString *const kABPersonSocialProfileUsernameKey = @"username";
NSString *const kABPersonSocialProfileUserIdentifierKey = @"identifier";
NSString *const kABPersonSocialProfileServiceFacebook = @"facebook";
NSString *const kABPersonSocialProfileServiceFlickr = @"flickr";
NSString *const kABPersonSocialProfileServiceGameCenter = @"gamecenter";
NSString *const kABPersonSocialProfileServiceLinkedIn = @"linkedin";
NSString *const kABPersonSocialProfileServiceMyspace = @"myspace";
NSString *const kABPersonSocialProfileServiceTwitter = @"twitter";
NSString *const kABPersonHomePageLabel = @"_$!<HomePage>!$_";
NSString *const kABPersonFatherLabel = @"_$!<Father>!$_";
NSString *const kABPersonMotherLabel = @"_$!<Mother>!$_";
NSString *const kABPersonParentLabel = @"_$!<Parent>!$_";
NSString *const kABPersonBrotherLabel = @"_$!<Brother>!$_";
NSString *const kABPersonSisterLabel = @"_$!<Sister>!$_";
NSString *const kABPersonChildLabel = @"_$!<Child>!$_";
NSString *const kABPersonFriendLabel = @"_$!<Friend>!$_";
NSString *const kABPersonSpouseLabel = @"_$!<Spouse>!$_";
NSString *const kABPersonPartnerLabel = @"_$!<Partner>!$_";
NSString *const kABPersonAssistantLabel = @"_$!<Assistant>!$_";
NSString *const kABPersonManagerLabel = @"_$!<Manager>!$_";

NSNumber *kABPersonKindPerson;
NSNumber *kABPersonKindOrganization;

@interface AddressBookConstants : NSObject
@end

@implementation AddressBookConstants

+ (void)load {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    kABPersonKindPerson = [[NSNumber alloc] initWithInt:0];
    kABPersonKindOrganization = [[NSNumber alloc] initWithInt:1];
    [pool release];
}

@end
