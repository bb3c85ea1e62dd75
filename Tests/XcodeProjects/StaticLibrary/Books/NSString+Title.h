@interface NSString (Title)

- (NSString *)titleCase;

@end
