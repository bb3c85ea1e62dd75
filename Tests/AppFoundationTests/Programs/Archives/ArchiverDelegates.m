// Delegates of keyed archivers see each object, may put another in its place, and hear of classes that are missing.

#import <UIKit/UIKit.h>

@interface Note : NSObject <NSCoding> {
@public
    NSString *text;
}
@end
@implementation Note
- (id)initWithCoder:(NSCoder *)coder {
    self = [super init];
    text = [[coder decodeObjectForKey:@"text"] copy];
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:text forKey:@"text"]; }
- (void)dealloc {
    [text release];
    [super dealloc];
}
@end

@interface Censor : NSObject <NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate> {
@public
    NSMutableString *log;
}
@end
@implementation Censor
- (id)archiver:(NSKeyedArchiver *)archiver willEncodeObject:(id)object {
    [log appendFormat:@"will %@ ", [object isKindOfClass:[NSString class]] ? object : NSStringFromClass([object class])];
    return [object isEqual:@"secret"] ? @"hidden" : object;
}
- (void)archiver:(NSKeyedArchiver *)archiver didEncodeObject:(id)object {
    if ([object isKindOfClass:[Note class]]) [log appendString:@"did "];
}
- (void)archiverWillFinish:(NSKeyedArchiver *)archiver { [log appendString:@"finishes "]; }
- (void)archiverDidFinish:(NSKeyedArchiver *)archiver { [log appendString:@"finished"]; }
- (id)unarchiver:(NSKeyedUnarchiver *)unarchiver didDecodeObject:(id)object {
    if (![object isKindOfClass:[Note class]]) return object;
    [log appendFormat:@"decoded %@ ", ((Note *)object)->text];
    Note *other = [[Note new] autorelease];
    other->text = @"shown";
    return other;
}
- (Class)unarchiver:(NSKeyedUnarchiver *)unarchiver
    cannotDecodeObjectOfClassName:(NSString *)name
                  originalClasses:(NSArray *)classes {
    [log appendFormat:@"missing %@ ", name];
    return [Note class];
}
- (void)unarchiverWillFinish:(NSKeyedUnarchiver *)unarchiver { [log appendString:@"finishes "]; }
- (void)unarchiverDidFinish:(NSKeyedUnarchiver *)unarchiver { [log appendString:@"finished"]; }
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Censor *censor = [[Censor new] autorelease];
    censor->log = [NSMutableString string];
    Note *note = [[Note new] autorelease];
    note->text = @"secret";
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[[NSKeyedArchiver alloc] initForWritingWithMutableData:data] autorelease];
    [archiver setDelegate:censor];
    [archiver setClassName:@"Gone" forClass:[Note class]];
    [archiver encodeObject:note forKey:@"note"];
    [archiver finishEncoding];
    printf("%s\n", [censor->log UTF8String]);

    [censor->log setString:@""];
    NSKeyedUnarchiver *unarchiver = [[[NSKeyedUnarchiver alloc] initForReadingWithData:data] autorelease];
    [unarchiver setDelegate:censor];
    Note *read = [unarchiver decodeObjectForKey:@"note"];
    [unarchiver finishDecoding];
    printf("%s\n", [censor->log UTF8String]);
    printf("%s %s\n", [NSStringFromClass([read class]) UTF8String], [read->text UTF8String]);
    [pool drain];
    return 0;
}

// > will Note will secret did finishes finished
// > missing Gone decoded hidden finishes finished
// > Note shown
