// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/gpu/Cusparse.h"

#include "core/adaptive/gpu/Libraries.h"
#include "core/base/CudaLibraryPaths.h"

#include <utility>

namespace warpgrain::adaptive::gpu {

namespace {

// cuSPARSE's generic interface, as its manual has it since CUDA 11.2; versions keep these numbers.
using Status = int;
using Handle = struct HandleObject *;
using Matrix = struct MatrixObject *;
using Vector = struct VectorObject *;
constexpr int indices32 = 2;
constexpr int baseZero = 0;
constexpr int notTransposed = 0;
constexpr int realFloat = 0;  // CUDA_R_32F
constexpr int realDouble = 1; // CUDA_R_64F
constexpr int csrAlgorithm1 = 2;
constexpr int csrAlgorithm2 = 3;

struct Functions {
  Status (*create)(Handle *) = nullptr;
  Status (*destroy)(Handle) = nullptr;
  Status (*setStream)(Handle, driver::Stream) = nullptr;
  Status (*createCsr)(Matrix *, std::int64_t, std::int64_t, std::int64_t, void *, void *, void *, int, int, int,
                      int) = nullptr;
  Status (*destroyMatrix)(Matrix) = nullptr;
  Status (*createVector)(Vector *, std::int64_t, void *, int) = nullptr;
  Status (*destroyVector)(Vector) = nullptr;
  Status (*bufferSize)(Handle, int, const void *, Matrix, Vector, const void *, Vector, int, int,
                       std::size_t *) = nullptr;
  /// Null before CUDA 12.4.
  Status (*preprocess)(Handle, int, const void *, Matrix, Vector, const void *, Vector, int, int, void *) = nullptr;
  Status (*multiply)(Handle, int, const void *, Matrix, Vector, const void *, Vector, int, int, void *) = nullptr;
  const char *(*errorName)(Status) = nullptr;
};

Result<Functions> loadFunctions() {
  Library library(cudaLibraryPaths({"libcusparse.so.12", "libcusparse.so.13", "libcusparse.so.11", "libcusparse.so"}));
  Functions out;
  library.need("cusparseCreate", out.create);
  library.need("cusparseDestroy", out.destroy);
  library.need("cusparseSetStream", out.setStream);
  library.need("cusparseCreateCsr", out.createCsr);
  library.need("cusparseDestroySpMat", out.destroyMatrix);
  library.need("cusparseCreateDnVec", out.createVector);
  library.need("cusparseDestroyDnVec", out.destroyVector);
  library.need("cusparseSpMV_bufferSize", out.bufferSize);
  library.need("cusparseSpMV", out.multiply);
  library.need("cusparseGetErrorName", out.errorName);
  library.take("cusparseSpMV_preprocess", out.preprocess);
  if (library.isLoaded() && library.missing().empty()) return out;
  return fail(ErrorKind::tool, "cuSPARSE cannot be loaded (libcusparse.so of CUDA 11.2 or newer); install it, set "
                               "CUDA_HOME to the toolkit's folder, or multiply with --backend cuda.");
}

class LoadedCusparse final : public Cusparse {
public:
  LoadedCusparse(std::shared_ptr<const Gpu> gpu, const Functions &functions)
      : gpu_(std::move(gpu)), functions_(functions) {
    check(functions_.create(&handle_), "begin");
    check(functions_.setStream(handle_, gpu_->stream()), "begin");
  }

  LoadedCusparse(const LoadedCusparse &) = delete;
  LoadedCusparse &operator=(const LoadedCusparse &) = delete;

  ~LoadedCusparse() override {
    clear();
    if (handle_ != nullptr) functions_.destroy(handle_);
  }

  void multiply() override {
    check(functions_.multiply(handle_, notTransposed, one(), matrix_, x_, zero(), y_, type_, algorithm_, work()),
          "multiply");
  }

protected:
  void prepareFor(const Order &order, ProductWay way) override {
    clear();
    type_ = order.isFloat ? realFloat : realDouble;
    algorithm_ = way == ProductWay::cusparse1 ? csrAlgorithm1 : csrAlgorithm2;
    check(functions_.createCsr(&matrix_, order.rows, order.columns, order.nonZeros, pointer(order.offsets),
                               pointer(order.columnsOf), pointer(order.values), indices32, indices32, baseZero, type_),
          "take the rows");
    check(functions_.createVector(&x_, order.columns, pointer(order.x), type_), "take x");
    check(functions_.createVector(&y_, order.rows, pointer(order.y), type_), "take y");
    std::size_t bytes = 0;
    check(functions_.bufferSize(handle_, notTransposed, one(), matrix_, x_, zero(), y_, type_, algorithm_, &bytes),
          "prepare a product");
    work_ = DeviceBuffer(gpu_, bytes);
    if (functions_.preprocess != nullptr)
      check(functions_.preprocess(handle_, notTransposed, one(), matrix_, x_, zero(), y_, type_, algorithm_, work()),
            "prepare a product");
  }

private:
  static void *pointer(driver::Address address) {
    return reinterpret_cast<void *>(address); // NOLINT(performance-no-int-to-ptr): an address is what the driver gave
  }

  void check(Status status, const char *doing) const {
    if (status != 0)
      throw GpuError("GPU " + std::to_string(gpu_->number()) + ": cuSPARSE cannot " + doing + " (" +
                     functions_.errorName(status) + ").");
  }

  const void *one() const { return type_ == realFloat ? static_cast<const void *>(&oneFloat_) : &oneDouble_; }

  const void *zero() const { return type_ == realFloat ? static_cast<const void *>(&zeroFloat_) : &zeroDouble_; }

  void *work() const { return pointer(work_.address()); }

  void clear() {
    if (matrix_ != nullptr) functions_.destroyMatrix(std::exchange(matrix_, nullptr));
    if (x_ != nullptr) functions_.destroyVector(std::exchange(x_, nullptr));
    if (y_ != nullptr) functions_.destroyVector(std::exchange(y_, nullptr));
    work_.clear();
  }

  std::shared_ptr<const Gpu> gpu_;
  Functions functions_;
  Handle handle_ = nullptr;
  Matrix matrix_ = nullptr;
  Vector x_ = nullptr;
  Vector y_ = nullptr;
  DeviceBuffer work_;
  int type_ = realDouble;
  int algorithm_ = csrAlgorithm1;
  float oneFloat_ = 1;
  float zeroFloat_ = 0;
  double oneDouble_ = 1;
  double zeroDouble_ = 0;
};

} // namespace

Result<std::unique_ptr<Cusparse>> Cusparse::load(std::shared_ptr<const Gpu> gpu) {
  const auto functions = loadFunctions();
  if (!functions) return std::unexpected(functions.error());
  try {
    return std::make_unique<LoadedCusparse>(std::move(gpu), *functions);
  } catch (const GpuError &error) {
    return fail(ErrorKind::tool, error.what());
  }
}

} // namespace warpgrain::adaptive::gpu
