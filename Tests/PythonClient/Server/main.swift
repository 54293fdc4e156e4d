import RPC
import ServiceRuntime
import TestKinds

// daybook-kinds: the shell of a real service around one method of each kind, for clients in other
// languages to try.
ServiceMain.run(SettingsForm(service: "kinds", version: Version.current, port: 0)) { _, _ in
  var router = Router()
  router.register(Desk())
  router.register(
    Reflection(of: router.descriptors, contracts: TestKindsDescriptors.files)
  )
  return ServiceInstance(router: router, store: nil, audience: .everyone)
}
