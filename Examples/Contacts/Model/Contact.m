#import "Contact.h"

@implementation Contact

@synthesize firstName, lastName, company, phones;

- (id)init {
    return [self initWithPropertyList:nil];
}

- (id)initWithPropertyList:(NSDictionary *)plist {
    if ((self = [super init])) {
        firstName = [[plist objectForKey:@"first"] copy];
        lastName = [[plist objectForKey:@"last"] copy];
        company = [[plist objectForKey:@"company"] copy];
        phones = [[NSMutableArray alloc] init];
        for (NSDictionary *phone in [plist objectForKey:@"phones"]) [phones addObject:phone];
    }
    return self;
}

- (NSDictionary *)propertyList {
    return [NSDictionary dictionaryWithObjectsAndKeys:firstName ? firstName : @"", @"first",
        lastName ? lastName : @"", @"last", company ? company : @"", @"company", phones, @"phones", nil];
}

- (NSString *)fullName {
    if ([firstName length] == 0 && [lastName length] == 0) return [company length] > 0 ? company : @"No Name";
    if ([firstName length] == 0) return lastName;
    if ([lastName length] == 0) return firstName;
    return [NSString stringWithFormat:@"%@ %@", firstName, lastName];
}

- (NSString *)sortName {
    if ([lastName length] > 0) return [NSString stringWithFormat:@"%@ %@", lastName, firstName ? firstName : @""];
    return self.fullName;
}

- (BOOL)matches:(NSString *)words {
    return [self.fullName rangeOfString:words options:NSCaseInsensitiveSearch].location != NSNotFound
        || [company rangeOfString:words options:NSCaseInsensitiveSearch].length > 0;
}

- (void)dealloc {
    [firstName release];
    [lastName release];
    [company release];
    [phones release];
    [super dealloc];
}

@end
