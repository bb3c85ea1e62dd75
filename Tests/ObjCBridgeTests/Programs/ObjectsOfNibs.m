// A nib's objects in an app: custom views, plain objects, outlets as setters and instance variables, collections, actions,
// runtime attributes, -awakeFromNib, and Apple's words for a key that is not there. The nib is made here, by GNUstep's
// archiver, of objects that stand for what Interface Builder's compiler writes.

#import <UIKit/UIKit.h>

/// Writes the keys of a dictionary.
@interface Archived : NSObject {
    NSDictionary *values;
}
@end
@implementation Archived
+ (id)with:(NSDictionary *)values {
    Archived *archived = [[self new] autorelease];
    archived->values = [values retain];
    return archived;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    for (NSString *key in values) {
        id value = [values objectForKey:key];
        if ([value isKindOfClass:[NSNumber class]]) {
            [coder encodeInt:[value intValue] forKey:key];
        } else {
            [coder encodeObject:value forKey:key];
        }
    }
}
@end

#define ARCHIVED(name)                                                                                                 \
    @interface name : Archived                                                                                         \
    @end                                                                                                               \
    @implementation name                                                                                               \
    @end
ARCHIVED(UIProxyObject)
ARCHIVED(UICustomObject)
ARCHIVED(UIClassSwapper)
ARCHIVED(UIRuntimeOutletConnection)
ARCHIVED(UIRuntimeOutletCollectionConnection)
ARCHIVED(UIRuntimeEventConnection)
ARCHIVED(UINibKeyValuePair)

#define KEYS(...) [NSDictionary dictionaryWithObjectsAndKeys:__VA_ARGS__, nil]

@interface Model : NSObject {
    IBOutlet id partner;
@public
    int weight;
}
@end
@implementation Model
- (id)init {
    if ((self = [super init])) printf("model\n");
    return self;
}
- (void)awakeFromNib {
    [super awakeFromNib];
    printf("model awakes %d\n", partner == self);
}
@end

@interface Badge : UIView {
@public
    NSString *secret;
}
@property(nonatomic, copy) NSString *caption;
@end
@implementation Badge
@synthesize caption;
- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        secret = [[coder decodeObjectForKey:@"secret"] copy];
        printf("badge %s %d %s\n", [NSStringFromCGRect([coder decodeCGRectForKey:@"UIBounds"]) UTF8String],
               [coder decodeIntForKey:@"UITag"], [secret UTF8String]);
    }
    return self;
}
- (void)awakeFromNib {
    [super awakeFromNib];
    printf("badge awakes %s %d\n", [caption UTF8String], (int)self.tag);
}
@end

@interface Owner : NSObject {
    IBOutlet UILabel *label;
    IBOutlet UIView *_badge;
    IBOutletCollection(UIView) NSArray *all;
    Model *model;
@public
    BOOL wasTapped;
}
- (IBAction)tap:(id)sender;
- (IBAction)touch:(id)sender forEvent:(UIEvent *)event;
@end
@implementation Owner
- (void)setModel:(Model *)newModel {
    printf("setModel:\n");
    model = [newModel retain];
}
- (IBAction)tap:(id)sender { printf("tap %d\n", [sender isKindOfClass:[UIButton class]]); }
- (IBAction)touch:(id)sender forEvent:(UIEvent *)event { printf("touch\n"); }
- (void)report {
    printf("%s %s %d %d\n", [label.text UTF8String], [NSStringFromClass([_badge class]) UTF8String], (int)[all count],
           (int)model->weight);
}
@end

@interface Bare : NSObject
@end
@implementation Bare
@end

static NSData *nib(NSArray *objects, NSArray *connections, NSArray *attributes) {
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[[NSKeyedArchiver alloc] initForWritingWithMutableData:data] autorelease];
    [archiver encodeObject:objects forKey:@"UINibTopLevelObjectsKey"];
    [archiver encodeObject:objects forKey:@"UINibObjectsKey"];
    [archiver encodeObject:connections forKey:@"UINibConnectionsKey"];
    [archiver encodeObject:attributes forKey:@"UINibKeyValuePairsKey"];
    [archiver finishEncoding];
    return data;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    id owner = [UIProxyObject with:KEYS(@"IBFilesOwner", @"UIProxiedObjectIdentifier")];
    UILabel *label = [[[UILabel alloc] initWithFrame:CGRectMake(0, 0, 50, 20)] autorelease];
    label.text = @"from a nib";
    UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
    id badge = [UIClassSwapper with:KEYS(@"Badge", @"UIClassName", @"UIView", @"UIOriginalClassName",
                                         @"{{0, 0}, {30, 40}}", @"UIBounds", @"{15, 20}", @"UICenter",
                                         [NSNumber numberWithInt:5], @"UITag", @"hidden", @"secret")];
    id model = [UICustomObject with:KEYS(@"Model", @"UIClassName")];
    NSArray *connections = [NSArray
        arrayWithObjects:[UIRuntimeOutletConnection with:KEYS(owner, @"UISource", label, @"UIDestination", @"label",
                                                              @"UILabel")],
                         [UIRuntimeOutletConnection with:KEYS(owner, @"UISource", badge, @"UIDestination", @"badge",
                                                              @"UILabel")],
                         [UIRuntimeOutletConnection with:KEYS(owner, @"UISource", model, @"UIDestination", @"model",
                                                              @"UILabel")],
                         [UIRuntimeOutletConnection with:KEYS(model, @"UISource", model, @"UIDestination", @"partner",
                                                              @"UILabel")],
                         [UIRuntimeOutletCollectionConnection
                             with:KEYS(owner, @"UISource", ([NSArray arrayWithObjects:label, badge, nil]),
                                       @"UIDestination", @"all", @"UILabel")],
                         [UIRuntimeEventConnection
                             with:KEYS(button, @"UISource", owner, @"UIDestination", @"tap:", @"UILabel",
                                       [NSNumber numberWithInt:UIControlEventTouchUpInside], @"UIEventMask")],
                         [UIRuntimeEventConnection
                             with:KEYS(button, @"UISource", owner, @"UIDestination", @"touch:forEvent:", @"UILabel",
                                       [NSNumber numberWithInt:UIControlEventTouchUpInside], @"UIEventMask")],
                         nil];
    NSArray *attributes = [NSArray
        arrayWithObjects:[UINibKeyValuePair with:KEYS(badge, @"UIObject", @"caption", @"UIKeyPath", @"Seven",
                                                      @"UIValue")],
                         nil];
    NSData *data = nib([NSArray arrayWithObjects:owner, label, badge, model, button, nil], connections, attributes);

    Owner *real = [[Owner new] autorelease];
    NSArray *objects = [[UINib nibWithData:data bundle:nil] instantiateWithOwner:real options:nil];
    printf("%d\n", (int)[objects count]);
    [real report];
    [[objects objectAtIndex:3] sendActionsForControlEvents:UIControlEventTouchUpInside];

    // Keys that are not there.
    @try {
        [[UINib nibWithData:data bundle:nil] instantiateWithOwner:[[Bare new] autorelease] options:nil];
    } @catch (NSException *exception) {
        printf("%s %d\n", [[exception name] UTF8String],
               [[exception reason] hasSuffix:@"setValue:forUndefinedKey:]: this class is not key value coding-compliant "
                                             @"for the key label."]
                   && [[exception reason] hasPrefix:@"[<Bare 0x"]);
    }
    @try {
        [real setValue:@"x" forKey:@"nowhere"];
    } @catch (NSException *exception) {
        printf("%s %d\n", [[exception name] UTF8String],
               [[exception reason]
                   isEqual:[NSString stringWithFormat:@"[<Owner %p> setValue:forUndefinedKey:]: this class is not key "
                                                      @"value coding-compliant for the key nowhere.", real]]);
    }
    @try {
        [real valueForKey:@"nowhere"];
    } @catch (NSException *exception) {
        printf("%d\n", [[exception reason] hasSuffix:@"valueForUndefinedKey:]: this class is not key value "
                                                     @"coding-compliant for the key nowhere."]);
    }
    @try {
        [[NSBundle mainBundle] loadNibNamed:@"Nowhere" owner:real options:nil];
    } @catch (NSException *exception) {
        printf("%s\n", [[exception name] UTF8String]);
    }
    [pool drain];
    return 0;
}

// > badge {{0, 0}, {30, 40}} 5 hidden
// > model
// > setModel:
// > badge awakes Seven 5
// > model awakes 1
// > 4
// > from a nib Badge 2 0
// > tap 1
// > touch
// > badge {{0, 0}, {30, 40}} 5 hidden
// > model
// > NSUnknownKeyException 1
// > NSUnknownKeyException 1
// > 1
// > NSInternalInconsistencyException
