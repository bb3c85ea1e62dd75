#pragma once

// Members of NSUserDefaults that GNUstep does not declare.

@interface NSUserDefaults (VergerDefaults)
- (NSURL *)URLForKey:(NSString *)key;
- (void)setURL:(NSURL *)url forKey:(NSString *)key;
@end
