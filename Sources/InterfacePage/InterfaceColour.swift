import Foundation
import InterfaceBuilder

/// A colour of a document as the inspector shows it.
@MainActor struct InterfaceColour {
    /// Red, green, blue and opacity, 0 to 1.
    private let components: [Double]
    private let name: String?

    /// - Returns: nil for a colour that cannot be told.
    init?(_ object: InterfaceObject) {
        if case .string(let name)? = object["IBUIColorCocoaTouchKeyPath"] {
            self.name = name
            components = [0.77, 0.8, 0.83, 1]
            return
        }
        name = nil
        if let numbers = Self.numbers(object["NSRGB"]), numbers.count >= 3 {
            components = Array((numbers + [1]).prefix(4))
        } else if let numbers = Self.numbers(object["NSWhite"]), let white = numbers.first {
            components = [white, white, white, numbers.count > 1 ? numbers[1] : 1]
        } else {
            return nil
        }
    }

    var css: String {
        let bytes = components.prefix(3).map { String(Int((max(0, min(1, $0)) * 255).rounded())) }
        return "rgba(\(bytes.joined(separator: ",")),\(max(0, min(1, components[3]))))"
    }

    var text: String {
        if let name { return name }
        let channels = components.prefix(3).map { String(Int((max(0, min(1, $0)) * 255).rounded())) }
        let opacity = components[3] < 1 ? ", \(Int((max(0, components[3]) * 100).rounded())) %" : ""
        return channels.joined(separator: " ") + opacity
    }

    /// Numbers, or the letters of numbers in bytes, as archives have them.
    private static func numbers(_ value: InterfaceValue?) -> [Double]? {
        switch value {
        case .numbers(let numbers)?: numbers.filter(\.isFinite)
        case .string(let text)?: text.split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
        case .data(let data)?:
            String(decoding: data.prefix { $0 != 0 }.prefix(256), as: UTF8.self).split(separator: " ")
                .compactMap { Double($0) }.filter(\.isFinite)
        default: nil
        }
    }
}
