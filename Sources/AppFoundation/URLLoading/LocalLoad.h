#import <Foundation/Foundation.h>

/// What a request needs no server for: files, and URLs that are their own data. NO if it needs one.
BOOL load_locally(NSURLRequest *request, NSURLResponse **response, NSData **data, NSError **error);

/// The type of a file by its name.
NSString *type_of_file(NSURL *url);
