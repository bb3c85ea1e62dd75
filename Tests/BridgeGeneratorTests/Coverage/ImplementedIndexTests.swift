import BridgeGenerator
import Foundation
import Testing

@Suite struct ImplementedIndexTests {
    @Test func `the index survives being written and read`() throws {
        let index = try SmallFramework.generation().index
        #expect(try ImplementedIndex(text: index.text, name: "index") == index)
    }

    @Test func `a broken line is named`() {
        #expect(throws: GeneratorError.self) { try ImplementedIndex(text: "head\nUIKit\tUIView\n", name: "index") }
    }

    @Test func `hand-written headers are counted`() {
        let text = """
            #pragma once
            /* a comment; with a semicolon */
            CGSize CGSizeMake(CGFloat width, CGFloat height);
            extern NSString *const UIThing; // a constant
            @interface NSString (UIStringDrawing)
            - (CGSize)sizeWithFont:(UIFont *)font
                 forWidth:(CGFloat)width;
            + (id)thing;
            @property (nonatomic, readonly, getter=isOdd) BOOL odd;
            @end
            """
        let entries = HeaderScanner(text: text, framework: "UIKit").entries
        #expect(
            entries.map { "\($0.owner) \($0.kind) \($0.name)" } == [
                " function CGSizeMake", " constant UIThing", "NSString instance_method -sizeWithFont:forWidth:",
                "NSString class_method +thing", "NSString property odd", "NSString instance_method -isOdd",
            ])
    }

    @Test func `a header says which of its functions do nothing yet`() {
        let text = """
            /// Decrypts.
            /// - Status: stub
            extern bool CGUnlock(int key);
            extern bool CGLock(int key);
            """
        let entries = HeaderScanner(text: text, framework: "CoreGraphics").entries
        #expect(entries.map(\.name) == ["CGUnlock", "CGLock"] && entries.map(\.isStub) == [true, false])
    }
}
