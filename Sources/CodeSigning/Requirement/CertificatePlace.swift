/// A certificate of the chain that a signature has, counted from the signer's.
package enum CertificatePlace: Equatable, Sendable {
    case leaf
    /// How many steps above the leaf.
    case intermediate(Int)
    /// The last one of the chain.
    case root

    /// - Parameter number: as requirements store it: 0 is the leaf, -1 the root, -2 the one below the root.
    init(number: Int32) {
        switch number {
        case 0: self = .leaf
        case -1: self = .root
        default: self = .intermediate(Int(number))
        }
    }

    var number: Int32 {
        switch self {
        case .leaf: 0
        case .root: -1
        case .intermediate(let number): Int32(truncatingIfNeeded: number)
        }
    }

    /// The place in a chain of so many certificates; nil if the chain is too short.
    func index(inChainOf count: Int) -> Int? {
        let index = number < 0 ? count + Int(number) : Int(number)
        return (0..<count).contains(index) ? index : nil
    }

    var name: String {
        switch self {
        case .leaf: "leaf"
        case .root: "root"
        case .intermediate(let number): String(number)
        }
    }
}
