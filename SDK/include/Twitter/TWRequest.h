#pragma once
#import <Foundation/Foundation.h>

@class ACAccount;

typedef enum TWRequestMethod {
    TWRequestMethodGET = 0,
    TWRequestMethodPOST = 1,
    TWRequestMethodDELETE = 2
} TWRequestMethod;

typedef void (^TWRequestHandler)(NSData *responseData, NSHTTPURLResponse *urlResponse, NSError *error);

/// A request to the service, which is sent unsigned: there are no accounts. Since iOS 5.
///
/// - Status: stub
@interface TWRequest : NSObject
- (id)initWithURL:(NSURL *)url parameters:(NSDictionary *)parameters requestMethod:(TWRequestMethod)requestMethod;
@property (retain, nonatomic) ACAccount *account;
@property (readonly, nonatomic) TWRequestMethod requestMethod;
@property (readonly, nonatomic) NSURL *URL;
@property (readonly, nonatomic) NSDictionary *parameters;
- (void)addMultiPartData:(NSData *)data withName:(NSString *)name type:(NSString *)type;
- (NSURLRequest *)signedURLRequest;
- (void)performRequestWithHandler:(TWRequestHandler)handler;
@end
