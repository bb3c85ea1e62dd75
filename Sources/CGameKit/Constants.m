#import <GameKit/GameKit.h>

NSString *const GKSessionErrorDomain = @"com.apple.gamekit.GKSessionErrorDomain";
NSString *const GKVoiceChatServiceErrorDomain = @"GKVoiceChatServiceErrorDomain";
NSString *const GKErrorDomain = @"GKErrorDomain";
NSString *const GKPlayerAuthenticationDidChangeNotificationName = @"GKPlayerAuthenticationDidChangeNotificationName";
NSString *const GKPlayerDidChangeNotificationName = @"GKPlayerDidChangeNotificationName";
