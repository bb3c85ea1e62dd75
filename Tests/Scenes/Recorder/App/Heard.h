#import <Foundation/Foundation.h>

/// What samples of 16 bits of one channel are: how many, at what frequency they swing, how loud they are.
NSString *heard_text(const short *samples, int count, double rate);
