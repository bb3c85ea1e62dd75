@interface Classic : NSObject

+ (NSString *)wordFor:(NSUInteger)count;

@end
