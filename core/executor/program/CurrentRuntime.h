// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::executor {

struct ProgramRuntime;

/// The one place where a program's runtime is looked up. Host code and kernels of the program call the CUDA runtime
/// with CUDA's own C signatures, which cannot carry it; entryPoint() looks it up once per call and passes it on. A
/// plain pointer of the process, not of a thread: programs may call from threads that they start themselves.
///
/// While an object of this class lives, its runtime is the current one. There is at most one object at a time.
class CurrentRuntime {
public:
  explicit CurrentRuntime(ProgramRuntime &runtime) { current_ = &runtime; }

  CurrentRuntime(const CurrentRuntime &) = delete;
  CurrentRuntime &operator=(const CurrentRuntime &) = delete;

  ~CurrentRuntime() { current_ = nullptr; }

private:
  template <auto function, typename Result, typename... Parameters>
  friend void *entryOf(Result (*)(ProgramRuntime &, Parameters...));

  static inline ProgramRuntime *current_ = nullptr;
};

/// Address of a function with CUDA's own signature: it calls `function` with the current runtime before the arguments.
template <auto function, typename Result, typename... Parameters>
void *entryOf(Result (*)(ProgramRuntime &, Parameters...)) {
  Result (*entry)(Parameters...) = [](Parameters... parameters) -> Result {
    return function(*CurrentRuntime::current_, parameters...);
  };
  return reinterpret_cast<void *>(entry);
}

/// A function that does not use the runtime is its own entry.
template <auto function, typename Result, typename... Parameters>
void *entryOf(Result (*own)(Parameters...)) {
  return reinterpret_cast<void *>(own);
}

/// Address that a program's code can call in place of a function of CUDA. `function` takes the parameters that CUDA
/// gives it, after a ProgramRuntime & if it uses the runtime.
template <auto function>
void *entryPoint() {
  return entryOf<function>(function);
}

} // namespace warpgrain::executor
