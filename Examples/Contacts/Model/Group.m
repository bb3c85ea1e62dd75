#import "Group.h"

@implementation Group

@synthesize name, groups, contacts;

- (id)initWithName:(NSString *)aName {
    if ((self = [super init])) {
        name = [aName copy];
        groups = [[NSMutableArray alloc] init];
        contacts = [[NSMutableArray alloc] init];
    }
    return self;
}

- (void)dealloc {
    [name release];
    [groups release];
    [contacts release];
    [super dealloc];
}

@end
