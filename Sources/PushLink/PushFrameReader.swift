/// Reads the parts of a frame in their order.
struct PushFrameReader<Body: Collection> where Body.Element == UInt8 {
    private var rest: Body.SubSequence

    init(_ body: Body) { rest = body[...] }

    private mutating func take(_ count: Int) throws -> Body.SubSequence {
        let taken = rest.prefix(count)
        guard taken.count == count else { throw PushFrameError.damaged }
        rest = rest.dropFirst(count)
        return taken
    }

    mutating func byte() throws -> UInt8 {
        guard let byte = rest.popFirst() else { throw PushFrameError.damaged }
        return byte
    }

    mutating func number() throws -> UInt64 { try take(8).reduce(0) { $0 << 8 | UInt64($1) } }

    mutating func block() throws -> [UInt8] {
        let count = try take(2).reduce(0) { $0 << 8 | Int($1) }
        return Array(try take(count))
    }

    mutating func text() throws -> String {
        guard let text = String(validating: try block(), as: UTF8.self) else { throw PushFrameError.damaged }
        return text
    }

    mutating func topic() throws -> PushTopic {
        guard let environment = PushEnvironment(rawValue: try byte()) else { throw PushFrameError.damaged }
        return PushTopic(identifier: try text(), environment: environment)
    }

    func end() throws {
        guard rest.isEmpty else { throw PushFrameError.damaged }
    }
}
