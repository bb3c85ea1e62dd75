// Views of the frameworks and of the app go through GNUstep's archiver and back; so do the app's own objects in them.

#import <UIKit/UIKit.h>

@interface Badge : UIView {
@public
    int count;
    NSString *name;
    UIColor *colour;
}
@end
@implementation Badge
- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super initWithCoder:coder])) {
        count = [coder decodeIntForKey:@"count"];
        name = [[coder decodeObjectForKey:@"name"] retain];
        colour = [[coder decodeObjectForKey:@"colour"] retain];
        printf("decoded %d %s %d %d\n", count, [name UTF8String], [coder containsValueForKey:@"nothing"],
               [coder allowsKeyedCoding]);
    }
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeInt:count forKey:@"count"];
    [coder encodeObject:name forKey:@"name"];
    [coder encodeObject:colour forKey:@"colour"];
    [coder encodeCGRect:CGRectMake(1, 2, 3, 4) forKey:@"rect"];
}
- (void)dealloc {
    printf("gone\n");
    [name release];
    [colour release];
    [super dealloc];
}
@end

@interface Refusing : UIView
@end
@implementation Refusing
- (id)initWithCoder:(NSCoder *)coder {
    self = [super initWithCoder:coder];
    [self release];
    return nil;
}
- (void)dealloc {
    printf("refused\n");
    [super dealloc];
}
@end

static id roundTrip(id object) {
    return [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:object]];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    UIView *view = [[[UIView alloc] initWithFrame:CGRectMake(10, 20, 100.5, 50)] autorelease];
    view.tag = 7;
    view.alpha = 0.5;
    UILabel *label = [[[UILabel alloc] initWithFrame:CGRectMake(1, 2, 30, 40)] autorelease];
    label.text = @"grüße";
    label.textColor = [UIColor redColor];
    label.font = [UIFont boldSystemFontOfSize:20];
    [view addSubview:label];
    Badge *badge = [[[Badge alloc] initWithFrame:CGRectMake(0, 0, 10, 10)] autorelease];
    badge->count = 42;
    badge->name = [@"many" retain];
    badge->colour = [[UIColor colorWithRed:0.25 green:0.5 blue:0.75 alpha:1] retain];
    [view addSubview:badge];

    UIView *copy = roundTrip(view);
    printf("%s %d %g\n", [NSStringFromCGRect(copy.frame) UTF8String], (int)copy.tag, copy.alpha);
    UILabel *text = [copy.subviews objectAtIndex:0];
    printf("%s %s %g %d\n", [NSStringFromClass([text class]) UTF8String], [text.text UTF8String], text.font.pointSize,
           [text.textColor isEqual:[UIColor redColor]]);
    Badge *other = [copy.subviews objectAtIndex:1];
    printf("%s %d %s %d\n", [NSStringFromClass([other class]) UTF8String], other->count, [other->name UTF8String],
           [other->colour isEqual:badge->colour]);
    printf("%d %d\n", other.superview == copy, [UIView instancesRespondToSelector:@selector(encodeWithCoder:)]);

    // A view without an archive is one with nothing in it; an initialiser that refuses lets go of its object.
    UIView *empty = [[[UIView alloc] initWithCoder:nil] autorelease];
    printf("%s\n", [NSStringFromCGRect(empty.frame) UTF8String]);
    Refusing *refusing = [[[Refusing alloc] initWithFrame:CGRectZero] autorelease];
    printf("%d\n", roundTrip(refusing) == nil);
    [pool drain];
    return 0;
}

// > decoded 42 many 0 1
// > {{10, 20}, {100.5, 50}} 7 0.5
// > UILabel grüße 20 1
// > Badge 42 many 1
// > 1 1
// > {{0, 0}, {0, 0}}
// > refused
// > 1
// > gone
// > gone
// > refused
