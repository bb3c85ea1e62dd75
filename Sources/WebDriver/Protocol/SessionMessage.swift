import Display
import Foundation

/// What a server tells the process of a session.
package enum SessionMessage {
    /// The first one: the capabilities, and whether time is virtual if they do not say.
    case start(capabilities: [String: JSONValue], isVirtual: Bool)
    /// A command; the words are those after the session's identifier.
    case command(DriverRequest)

    package init?(_ data: Data) {
        guard let value = JSONValue(bytes: data) else { return nil }
        if let capabilities = value["start"]?.members {
            self = .start(capabilities: capabilities, isVirtual: value["virtual"]?.truth ?? false)
        } else if let method = value["method"]?.text.flatMap(RequestMethod.init), let words = value["words"]?.list {
            self = .command(DriverRequest(method, words.compactMap(\.text), value["parameters"] ?? [:]))
        } else {
            return nil
        }
    }

    package var data: Data {
        switch self {
        case .start(let capabilities, let isVirtual):
            JSONValue.object(["start": .object(capabilities), "virtual": .bool(isVirtual)]).data
        case .command(let request):
            JSONValue.object([
                "method": .string(request.method.rawValue),
                "words": .array(request.words.map { .string($0) }), "parameters": request.parameters,
            ]).data
        }
    }
}

extension DriverReply {
    /// As the process of a session tells its server.
    init?(_ data: Data) {
        guard let value = JSONValue(bytes: data), let status = value["status"]?.integer else { return nil }
        self.init(status: status, value: value["value"] ?? .null)
    }

    var data: Data { JSONValue.object(["status": .number(Double(status)), "value": value]).data }
}
