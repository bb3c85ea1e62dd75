import CObjCRuntime
import UIKit

/// UIKit's methods of NSString.
@MainActor enum StringDrawing {
    static func install() {
        var methods = ClassRegistration()
        methods.method("sizeWithFont:", "{_NSSize=dd}24@0:8@16", implementation(size))
        methods.method(
            "sizeWithFont:forWidth:lineBreakMode:", "{_NSSize=dd}40@0:8@16d24q32", implementation(sizeForWidth))
        methods.method(
            "sizeWithFont:constrainedToSize:", "{_NSSize=dd}40@0:8@16{_NSSize=dd}24", implementation(constrainedSize))
        methods.method(
            "sizeWithFont:constrainedToSize:lineBreakMode:", "{_NSSize=dd}48@0:8@16{_NSSize=dd}24q40",
            implementation(constrainedSizeInMode))
        methods.method(
            "sizeWithFont:minFontSize:actualFontSize:forWidth:lineBreakMode:", "{_NSSize=dd}56@0:8@16d24^d32d40q48",
            implementation(fittingSize))
        methods.method(
            "drawAtPoint:withFont:", "{_NSSize=dd}40@0:8{_NSPoint=dd}16@32", implementation(drawAtPoint))
        methods.method(
            "drawAtPoint:forWidth:withFont:lineBreakMode:", "{_NSSize=dd}56@0:8{_NSPoint=dd}16d32@40q48",
            implementation(drawAtPointForWidth))
        methods.method(
            "drawAtPoint:forWidth:withFont:fontSize:lineBreakMode:baselineAdjustment:",
            "{_NSSize=dd}72@0:8{_NSPoint=dd}16d32@40d48q56q64", implementation(drawAtPointAtSize))
        methods.method(
            "drawAtPoint:forWidth:withFont:minFontSize:actualFontSize:lineBreakMode:baselineAdjustment:",
            "{_NSSize=dd}80@0:8{_NSPoint=dd}16d32@40d48^d56q64q72", implementation(drawAtPointFitting))
        methods.method(
            "drawInRect:withFont:", "{_NSSize=dd}56@0:8{_NSRect={_NSPoint=dd}{_NSSize=dd}}16@48",
            implementation(drawInRect))
        methods.method(
            "drawInRect:withFont:lineBreakMode:", "{_NSSize=dd}64@0:8{_NSRect={_NSPoint=dd}{_NSSize=dd}}16@48q56",
            implementation(drawInRectInMode))
        methods.method(
            "drawInRect:withFont:lineBreakMode:alignment:",
            "{_NSSize=dd}72@0:8{_NSRect={_NSPoint=dd}{_NSSize=dd}}16@48q56q64", implementation(drawInRectAligned))
        class_extend("NSString", methods.methods, methods.methods.count)
    }

    /// The text and the font of a message; nil without a font, which draws nothing and has no size.
    private static func parts(_ string: ObjCObject, _ font: ObjCObject?) -> (text: String, font: UIFont)? {
        guard let text = String.fromObjectiveC(string), let font = peerIfAny(font, as: UIFont.self) else { return nil }
        return (text, font)
    }

    private static func mode(_ value: Int) -> NSLineBreakMode { NSLineBreakMode(rawValue: value) ?? .byWordWrapping }

    private static let size: @convention(c) (ObjCObject, ObjCSelector, ObjCObject?) -> ObjCSize = { string, _, font in
        StringDrawing.parts(string, font).map { ObjCSize($0.text.size(withFont: $0.font)) } ?? ObjCSize()
    }

    private static let sizeForWidth: @convention(c) (ObjCObject, ObjCSelector, ObjCObject?, Double, Int) -> ObjCSize = {
        string, _, font, width, mode in
        guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
        return ObjCSize(
            parts.text.size(
                withFont: parts.font, forWidth: width, lineBreakMode: StringDrawing.mode(mode)))
    }

    private static let constrainedSize: @convention(c) (ObjCObject, ObjCSelector, ObjCObject?, ObjCSize) -> ObjCSize = {
        string, _, font, size in
        guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
        return ObjCSize(parts.text.size(withFont: parts.font, constrainedTo: size.swift))
    }

    private static let constrainedSizeInMode:
        @convention(c) (ObjCObject, ObjCSelector, ObjCObject?, ObjCSize, Int) -> ObjCSize = {
            string, _, font, size, mode in
            guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
            return ObjCSize(
                parts.text.size(
                    withFont: parts.font, constrainedTo: size.swift, lineBreakMode: StringDrawing.mode(mode)))
        }

    private static let fittingSize:
        @convention(c) (
            ObjCObject, ObjCSelector, ObjCObject?, Double, UnsafeMutablePointer<Double>?, Double, Int
        ) -> ObjCSize = { string, _, font, smallest, actual, width, mode in
            guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
            var fontSize: CGFloat = 0
            let size = parts.text.size(
                withFont: parts.font, minFontSize: smallest, actualFontSize: &fontSize, forWidth: width,
                lineBreakMode: StringDrawing.mode(mode))
            actual?.pointee = Double(fontSize)
            return ObjCSize(size)
        }

    private static let drawAtPoint: @convention(c) (ObjCObject, ObjCSelector, ObjCPoint, ObjCObject?) -> ObjCSize = {
        string, _, point, font in
        guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
        return ObjCSize(parts.text.draw(at: point.swift, withFont: parts.font))
    }

    private static let drawAtPointForWidth:
        @convention(c) (ObjCObject, ObjCSelector, ObjCPoint, Double, ObjCObject?, Int) -> ObjCSize = {
            string, _, point, width, font, mode in
            guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
            return ObjCSize(
                parts.text.draw(
                    at: point.swift, forWidth: width, withFont: parts.font, lineBreakMode: StringDrawing.mode(mode)))
        }

    private static func adjustment(_ value: Int) -> UIBaselineAdjustment {
        UIBaselineAdjustment(rawValue: value) ?? .alignBaselines
    }

    private static let drawAtPointAtSize:
        @convention(c) (ObjCObject, ObjCSelector, ObjCPoint, Double, ObjCObject?, Double, Int, Int) -> ObjCSize = {
            string, _, point, width, font, size, mode, adjustment in
            guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
            return ObjCSize(
                parts.text.draw(
                    at: point.swift, forWidth: width, withFont: parts.font, fontSize: size,
                    lineBreakMode: StringDrawing.mode(mode), baselineAdjustment: StringDrawing.adjustment(adjustment)))
        }

    private static let drawAtPointFitting:
        @convention(c) (
            ObjCObject, ObjCSelector, ObjCPoint, Double, ObjCObject?, Double, UnsafeMutablePointer<Double>?, Int, Int
        ) -> ObjCSize = { string, _, point, width, font, smallest, actual, mode, adjustment in
            guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
            return ObjCSize(
                parts.text.draw(
                    at: point.swift, forWidth: width, withFont: parts.font, minFontSize: smallest,
                    actualFontSize: cgFloats(actual), lineBreakMode: StringDrawing.mode(mode),
                    baselineAdjustment: StringDrawing.adjustment(adjustment)))
        }

    private static let drawInRect: @convention(c) (ObjCObject, ObjCSelector, ObjCRect, ObjCObject?) -> ObjCSize = {
        string, _, rect, font in
        guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
        return ObjCSize(parts.text.draw(in: rect.swift, withFont: parts.font))
    }

    private static let drawInRectInMode:
        @convention(c) (ObjCObject, ObjCSelector, ObjCRect, ObjCObject?, Int) -> ObjCSize = {
            string, _, rect, font, mode in
            guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
            return ObjCSize(
                parts.text.draw(in: rect.swift, withFont: parts.font, lineBreakMode: StringDrawing.mode(mode)))
        }

    private static let drawInRectAligned:
        @convention(c) (ObjCObject, ObjCSelector, ObjCRect, ObjCObject?, Int, Int) -> ObjCSize = {
            string, _, rect, font, mode, alignment in
            guard let parts = StringDrawing.parts(string, font) else { return ObjCSize() }
            return ObjCSize(
                parts.text.draw(
                    in: rect.swift, withFont: parts.font, lineBreakMode: StringDrawing.mode(mode),
                    alignment: NSTextAlignment(rawValue: alignment) ?? .left))
        }
}
