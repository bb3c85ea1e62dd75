#import <Foundation/Foundation.h>

@class Station;

/// Reads stations out of XML: the delegate of a parser, which keeps the station and the text that are being read.
@interface StationReader : NSObject <NSXMLParserDelegate> {
    NSMutableArray *stations;
    Station *currentStation;
    NSMutableString *currentText;
    NSString *problem;
}

@property (nonatomic, readonly) NSArray *stations;
/// What was wrong with the data; nil if nothing was.
@property (nonatomic, copy) NSString *problem;

- (void)parseData:(NSData *)data;

@end
