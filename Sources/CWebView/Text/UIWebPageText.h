#pragma once
#import <UIKit/UIKit.h>

/// A block of text with a single style: a paragraph, heading or line.
@interface UIWebPageBlock : NSObject
@property (nonatomic, retain) NSMutableString *text;
/// The font size, in points.
@property (nonatomic) CGFloat size;
@property (nonatomic, getter=isBold) BOOL bold;
@property (nonatomic, getter=isCentered) BOOL centered;
/// The distance from the left margin of the page, in points.
@property (nonatomic) CGFloat indent;
/// The space above the block, in points.
@property (nonatomic) CGFloat space;
@property (nonatomic, retain) UIColor *color;
/// The link destination if the whole block is one link.
@property (nonatomic, copy) NSString *link;
@end

/// The text of an HTML page, as blocks. Style sheets, scripts, forms, images and the structure of tables are ignored.
@interface UIWebPageText : NSObject
- (id)initWithHTML:(NSString *)html;
- (id)initWithPlainText:(NSString *)text;
@property (nonatomic, readonly, copy) NSString *title;
@property (nonatomic, readonly, retain) NSArray *blocks;
@end
