#import "ContactStore.h"
#import "Contact.h"
#import "Group.h"

NSString *const ContactStoreDidChangeNotification = @"ContactStoreDidChange";

@interface ContactStore ()
- (void)read;
- (NSString *)savedPath;
- (Contact *)contactNamed:(NSString *)name;
- (void)fillGroup:(Group *)group from:(NSDictionary *)plist;
@end

@implementation ContactStore

@synthesize contacts, favorites, recentCalls, rootGroup;

- (id)init {
    if ((self = [super init])) {
        contacts = [[NSMutableArray alloc] init];
        favorites = [[NSMutableArray alloc] init];
        recentCalls = [[NSMutableArray alloc] init];
        rootGroup = [[Group alloc] initWithName:@"Groups"];
        [self read];
    }
    return self;
}

- (void)read {
    NSString *ownList = [[NSBundle mainBundle] pathForResource:@"Contacts" ofType:@"plist"];
    NSDictionary *own = [NSDictionary dictionaryWithContentsOfFile:ownList];
    NSDictionary *saved = [NSDictionary dictionaryWithContentsOfFile:[self savedPath]];
    NSDictionary *plist = saved ? saved : own;
    for (NSDictionary *entry in [plist objectForKey:@"contacts"]) {
        Contact *contact = [[Contact alloc] initWithPropertyList:entry];
        [contacts addObject:contact];
        [contact release];
    }
    for (NSString *name in [plist objectForKey:@"favorites"]) {
        Contact *contact = [self contactNamed:name];
        if (contact) [favorites addObject:contact];
    }
    [recentCalls addObjectsFromArray:[own objectForKey:@"recent calls"]];
    [self fillGroup:rootGroup from:[own objectForKey:@"groups"]];
}

- (NSString *)savedPath {
    NSArray *folders = NSSearchPathForDirectoriesInDomains(NSDocumentDirectory, NSUserDomainMask, YES);
    return [[folders objectAtIndex:0] stringByAppendingPathComponent:@"Contacts.plist"];
}

- (Contact *)contactNamed:(NSString *)name {
    for (Contact *contact in contacts)
        if ([contact.fullName isEqualToString:name]) return contact;
    return nil;
}

- (void)fillGroup:(Group *)group from:(NSDictionary *)plist {
    NSArray *names = [[plist objectForKey:@"groups"] allKeys];
    for (NSString *name in [names sortedArrayUsingSelector:@selector(compare:)]) {
        Group *smaller = [[Group alloc] initWithName:name];
        [self fillGroup:smaller from:[[plist objectForKey:@"groups"] objectForKey:name]];
        [group.groups addObject:smaller];
        [smaller release];
    }
    for (NSString *name in [plist objectForKey:@"contacts"]) {
        Contact *contact = [self contactNamed:name];
        if (contact) [group.contacts addObject:contact];
    }
}

- (void)addContact:(Contact *)contact {
    [contacts addObject:contact];
    [self contactDidChange];
}

- (void)removeContact:(Contact *)contact {
    [favorites removeObject:contact];
    [contacts removeObject:contact];
    [self contactDidChange];
}

- (void)contactDidChange {
    [[NSNotificationCenter defaultCenter] postNotificationName:ContactStoreDidChangeNotification object:self];
}

- (BOOL)save {
    NSDictionary *plist = [NSDictionary dictionaryWithObjectsAndKeys:[contacts valueForKey:@"propertyList"], @"contacts",
        [favorites valueForKey:@"fullName"], @"favorites", nil];
    return [plist writeToFile:[self savedPath] atomically:YES];
}

- (void)dealloc {
    [contacts release];
    [favorites release];
    [recentCalls release];
    [rootGroup release];
    [super dealloc];
}

@end
