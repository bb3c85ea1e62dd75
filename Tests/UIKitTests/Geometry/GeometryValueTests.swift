import Foundation
import Testing
import UIKit

struct GeometryValueTests {
    @Test func `A value gives back the geometry it was made with`() {
        let rect = CGRect(x: 1.5, y: -2, width: 320, height: 216)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    }

    @Test func `A value that holds other geometry gives zero`() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgRectValue == .zero)
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgSizeValue == .zero)
        #expect(NSNumber(value: 3).cgPointValue == .zero)
    }
}
