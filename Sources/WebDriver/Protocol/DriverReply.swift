import Device
import Display
import Foundation

/// What came of a command.
package struct DriverReply: Hashable, Sendable {
    package var status: Int
    /// The value of the command, or an object with the error.
    package var value: JSONValue

    package init(_ value: JSONValue) {
        status = 200
        self.value = value
    }

    package init(_ error: DriverError) {
        status = error.code.status
        value = ["error": .string(error.code.rawValue), "message": .string(error.message), "stacktrace": ""]
    }

    /// What came of a command that may fail.
    init(_ command: () throws -> DriverReply) {
        do {
            self = try command()
        } catch let error as DriverError {
            self.init(error)
        } catch let error as DeviceError {
            self.init(DriverError(.unknown, error.description))
        } catch {
            self.init(DriverError(.unknown, "\(error)"))
        }
    }

    package init(status: Int, value: JSONValue) {
        self.status = status
        self.value = value
    }

    /// As it is sent to the client.
    var response: PageResponse {
        var response = PageResponse(status: PageStatus(rawValue: status) ?? .internalError)
        response.fields = [
            ("Content-Type", "application/json; charset=utf-8"), ("Cache-Control", "no-cache"),
            ("X-Content-Type-Options", "nosniff"),
        ]
        response.body = Array(JSONValue.object(["value": value]).data)
        return response
    }
}
