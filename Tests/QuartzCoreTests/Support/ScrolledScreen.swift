import Foundation
import QuartzCore

/// A screen with lists of rows that scroll, things in front of and behind them, and changes at random; the same way for
/// the same seed.
@MainActor
struct ScrolledScreen {
    let screen: Screen
    private var random: SeededGenerator
    private var lists: [CALayer] = []
    private var rows: [CALayer] = []
    private var others: [CALayer] = []
    /// Layers that stay where they are while a list scrolls under them.
    private var sticky: [(layer: CALayer, list: CALayer, place: CGPoint)] = []
    private let drawer = ColorDrawer(CGColor(red: 0.2, green: 0.7, blue: 0.3, alpha: 0.8))
    private(set) var lastChange = ""

    init(seed: Int) {
        screen = Screen(width: 160, height: 200, scale: seed % 2 == 0 ? 1 : 2)
        random = SeededGenerator(seed: UInt64(seed) + 77)
        CATransaction.setDisableActions(true)
        if chance(0.5) { screen.root.backgroundColor = color(opaque: 0.8) }
        for _ in 0..<Int(whole(0...2)) { addOther() }
        addList(in: screen.root, seed)
        if chance(0.3) { addList(in: lists[0], seed) }
        if chance(0.3) { addList(in: screen.root, seed) }
        for _ in 0..<Int(whole(0...2)) { addOther() }
        CATransaction.flush()
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    private mutating func whole(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    private mutating func chance(_ part: Double) -> Bool { number(0...1) < part }

    private mutating func color(opaque: Double) -> CGColor {
        CGColor(
            red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(opaque) ? 1 : number(0...1))
    }

    private mutating func image() -> CGImage {
        let (seed, isOpaque, down) = (UInt32(whole(0...255)), chance(0.5), UInt32(chance(0.3) ? 0 : 5))
        return solidImage(width: Int(whole(4...24)), height: Int(whole(4...24))) { x, y in
            let value = ((UInt32(x * 9) + UInt32(y) * down) &+ seed) & 0x7f
            return (isOpaque ? 0xff00_0000 : 0x8000_0000) | value << 16 | (value / 2) << 8 | (0x7f - value)
        }
    }

    private mutating func addList(in parent: CALayer, _ seed: Int) {
        let list = CALayer()
        list.masksToBounds = true
        list.frame = CGRect(x: whole(0...20), y: whole(0...20), width: whole(40...140), height: whole(50...180))
        switch seed % 5 {
        case 0: list.contents = solidImage(width: 8, height: 40) { x, _ in x % 2 == 0 ? 0xffc0_c0c0 : 0xff80_90a0 }
        case 1: break
        case 2: list.backgroundColor = color(opaque: 0)
        default: list.backgroundColor = color(opaque: 1)
        }
        if chance(0.1) { list.contents = image() }
        parent.addSublayer(list)
        lists.append(list)
        for number in 0..<12 { addRow(to: list, at: CGFloat(number) * 20) }
        for _ in 0..<Int(whole(0...2)) {
            let layer = CALayer()
            let place = CGPoint(x: whole(0...60), y: whole(0...60))
            layer.bounds.size = CGSize(width: whole(4...60), height: whole(4...80))
            layer.backgroundColor = color(opaque: 0.5)
            layer.zPosition = chance(0.5) ? 10 : 0
            list.addSublayer(layer)
            sticky.append((layer, list, place))
        }
        placeSticky()
    }

    private func placeSticky() {
        for (layer, list, place) in sticky {
            layer.position = CGPoint(x: list.bounds.minX + place.x, y: list.bounds.minY + place.y)
        }
    }

    private mutating func addRow(to list: CALayer, at y: CGFloat) {
        let row = CALayer()
        row.frame = CGRect(x: 0, y: y, width: list.bounds.width, height: 20)
        if chance(0.7) { row.backgroundColor = color(opaque: 0.8) }
        list.addSublayer(row)
        rows.append(row)
        for _ in 0..<Int(whole(0...3)) {
            let part = CALayer()
            part.frame = CGRect(x: whole(0...60), y: whole(0...16), width: whole(2...40), height: whole(2...20))
            if chance(0.5) { part.contents = image() } else { part.backgroundColor = color(opaque: 0.5) }
            row.addSublayer(part)
            rows.append(part)
            decorate(part)
        }
    }

    /// What cannot, or only just, be moved with the pixels.
    private mutating func decorate(_ layer: CALayer) {
        switch Int(whole(0...20)) {
        case 0: layer.cornerRadius = number(1...8)
        case 1: (layer.borderWidth, layer.borderColor) = (number(0.5...3), color(opaque: 0.5))
        case 2: layer.transform = CATransform3DMakeRotation(number(0...1), 0, 0, 1)
        case 3: layer.transform = CATransform3DMakeScale(number(0.4...2), number(0.4...2), 1)
        case 4: (layer.shadowOpacity, layer.shadowRadius) = (0.7, number(0...4))
        case 5: layer.opacity = 0.6
        case 6: layer.position.y += number(0...1)
        case 7: layer.shouldRasterize = true
        case 8: (layer.delegate, layer.contents) = (drawer, nil); layer.setNeedsDisplay()
        case 9:
            let mask = CALayer()
            mask.frame = CGRect(x: 2, y: 2, width: 20, height: 10)
            (mask.backgroundColor, mask.cornerRadius) = (.red, 5)
            layer.mask = mask
        case 10: layer.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
        case 11: layer.contentsGravity = .center
        case 12: layer.masksToBounds = true
        case 13: layer.minificationFilter = .trilinear
        default: break
        }
    }

    private mutating func addOther() {
        let layer = CALayer()
        layer.frame = CGRect(x: whole(-10...120), y: whole(-10...160), width: whole(4...160), height: whole(4...60))
        if chance(0.8) { layer.backgroundColor = color(opaque: 0.5) } else { layer.contents = image() }
        decorate(layer)
        screen.root.addSublayer(layer)
        others.append(layer)
    }

    /// Scrolls, and sometimes changes something else.
    mutating func change() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        lastChange = "scroll"
        for list in lists where chance(0.8) {
            if chance(0.9) { list.bounds.origin.y += whole(-9...12) }
            if chance(0.2) { list.bounds.origin.x += whole(-5...5) }
            if chance(0.05) { list.bounds.origin.y += number(0...1) }
        }
        placeSticky()
        guard chance(0.4) else { return }
        let (layer, kind) = ((rows + others).randomElement(using: &random), Int(whole(0...13)))
        guard let layer else { return }
        lastChange += " and change \(kind)"
        switch kind {
        case 0: layer.backgroundColor = color(opaque: 0.7)
        case 1: layer.position.y += whole(-20...20)
        case 2: layer.isHidden.toggle()
        case 3: layer.contents = image()
        case 4: layer.removeFromSuperlayer(); rows.removeAll { $0 === layer }; others.removeAll { $0 === layer }
        case 5: addRow(to: lists[0], at: lists[0].bounds.minY + whole(0...80))
        case 6: lists.randomElement(using: &random)?.frame.size.height += whole(-4...4)
        case 7: lists.randomElement(using: &random)?.addSublayer(layer)
        case 8: layer.opacity = chance(0.5) ? 1 : 0.5
        case 9: lists[0].backgroundColor = chance(0.3) ? nil : color(opaque: 0.6)
        case 10: screen.root.insertSublayer(layer, at: 0)
        case 11: layer.bounds.origin.y += whole(-4...4)
        case 12: screen.root.borderWidth = chance(0.5) ? 0 : whole(1...4)
        default: decorate(layer)
        }
    }
}
