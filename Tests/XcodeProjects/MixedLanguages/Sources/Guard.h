@interface Guard : NSObject

/// Name and reason of what a method raises.
+ (NSString *)whatIsRaisedBy:(SEL)selector of:(id)object;

@end
