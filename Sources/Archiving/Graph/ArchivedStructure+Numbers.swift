package extension ArchivedStructure {
    /// The numbers in the order in which archives keep them: 2, 4 or 6.
    var numbers: [Double] {
        switch self {
        case .pair(let first, let second): [first, second]
        case .rectangle(let x, let y, let width, let height): [x, y, width, height]
        case .insets(let top, let left, let bottom, let right): [top, left, bottom, right]
        case .transform(let numbers): numbers
        }
    }

    /// Four numbers are a rectangle: a NIBArchive does not tell insets from one.
    init?(numbers: [Double]) {
        switch numbers.count {
        case 2: self = .pair(numbers[0], numbers[1])
        case 4: self = .rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
        case 6: self = .transform(numbers)
        default: return nil
        }
    }
}
