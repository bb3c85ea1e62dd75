#import "ArticlePolicy.h"

@implementation ArticlePolicy

- (BOOL)beginEntityMapping:(NSEntityMapping *)mapping manager:(NSMigrationManager *)manager error:(NSError **)error {
    prefix = [[[mapping userInfo] objectForKey:@"prefix"] copy];
    return YES;
}

- (NSString *)codeOfTitle:(NSString *)title {
    lastNumber++;
    return [NSString stringWithFormat:@"%@%u%@", prefix, lastNumber, [title substringToIndex:1]];
}

- (void)dealloc {
    [prefix release];
    [super dealloc];
}

@end
