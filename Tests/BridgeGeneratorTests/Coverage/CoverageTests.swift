import BridgeGenerator
import Foundation
import Testing

@Suite struct CoverageTests {
    private let list = """
        framework\theader\towner\towner_kind\tsuperclass\tkind\tname\tnote
        Small\tPanel.h\tPanel\tclass\tNSObject\tclass\t\t
        Small\tPanel.h\tPanel\tclass\tNSObject\tproperty\thidden\treadwrite
        Small\tPanel.h\tPanel\tclass\tNSObject\tproperty\tsubpanels\treadonly
        Small\tPanel.h\tPanel(More)\tcategory\t\tinstance_method\t-layout\t
        Small\tSub.h\tSubPanel\tclass\tPanel\tinstance_method\t-insertPanel:atIndex:\t
        Small\tSub.h\tSubPanel\tclass\tPanel\tclass_method\t+nothing\t
        Small\tPanel.h\t\t\t\tconstant\tPanelDidStartNotification\t
        Small\tPanel.h\t\t\t\tenum\t(anon)\t3
        """

    private func count() throws -> CoverageCount {
        CoverageCount(list: try APIList(text: list, name: "list"), index: try SmallFramework.generation().index)
    }

    @Test func `stubs, categories and inherited members are told apart`() throws {
        let lines = try count().groups.flatMap(\.lines)
        let status = Dictionary(uniqueKeysWithValues: lines.map { ($0.item.name, $0.status) })
        #expect(status[""] == .behaves)
        #expect(status["hidden"] == .behaves)
        #expect(status["subpanels"] == .behaves)
        #expect(status["-layout"] == .stub)
        #expect(status["-insertPanel:atIndex:"] == .behaves)
        #expect(status["+nothing"] == .missing)
        #expect(status["PanelDidStartNotification"] == .behaves)
        #expect(lines.count == 7)
    }

    @Test func `the report has a share for each class and lists what is missing`() throws {
        let text = CoverageReport(try count(), listsMissing: true).text
        #expect(text.contains("75.0 %   3 of 4 behave, 1 stubs"))
        #expect(text.contains("stub    -layout"))
        #expect(text.contains("missing +nothing"))
        #expect(text.contains("all frameworks") && text.contains("71.4 %   5 of 7 behave"))
    }

    @Test func `the index survives being written and read`() throws {
        let index = try SmallFramework.generation().index
        #expect(try ImplementedIndex(text: index.text, name: "index") == index)
    }

    @Test func `a broken line is named`() {
        #expect(throws: GeneratorError.self) { try ImplementedIndex(text: "head\nUIKit\tUIView\n", name: "index") }
        let error = #expect(throws: GeneratorError.self) { try APIList(text: "head\none\ttwo", name: "list") }
        #expect(error?.description == "list:2: 2 fields instead of 8")
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
