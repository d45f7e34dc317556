# Targets: cpu (default), gpu (ONNX Runtime on CUDA), tensorflow-gpu (TensorFlow on CUDA).
#   docker build --target cpu -t emet:cpu .
# The reasons are in docs/decisions/0020-images-and-compose.md.

ARG NODE_IMAGE=node:22.23.3-bookworm-slim
# ONNX Runtime's install step fetches the provider built for CUDA 12 and cuDNN 9.
ARG CUDA_IMAGE=nvidia/cuda:12.8.1-cudnn-runtime-ubuntu24.04
# libtensorflow of tfjs-node-gpu 4.22 opens CUDA 11 and cuDNN 8: no image holds both well.
ARG CUDA11_IMAGE=nvidia/cuda:11.8.0-cudnn8-runtime-ubuntu22.04

# ---------------------------------------------------------------- what all share

FROM ${NODE_IMAGE} AS node
SHELL ["/bin/bash", "-euo", "pipefail", "-c"]
WORKDIR /app

FROM node AS compiled
COPY package.json package-lock.json .npmrc ./
# No package needs a script to be installed; what is not run can do no harm.
RUN npm ci --include=dev --ignore-scripts
COPY tsconfig.json main.ts ./
COPY main main
COPY core core
COPY adapters adapters
COPY api api
COPY worker worker
COPY scripts scripts
COPY dashboard dashboard
RUN npx tsc -b && npx vite build dashboard --logLevel warn && find dist -name .tsbuildinfo -delete

FROM node AS program
COPY package.json package-lock.json .npmrc LICENSE ./
# Binaries for other systems are half of the modules' size.
RUN npm ci --omit=dev --ignore-scripts \
 && rm -rf node_modules/onnxruntime-node/bin/napi-v6/{darwin,win32}
COPY models models
COPY deploy/image deploy/image
COPY --from=compiled /app/dist dist

# ---------------------------------------------------------------- cpu

FROM node AS cpu
RUN groupadd --gid 10001 emet \
 && useradd --uid 10001 --gid emet --no-create-home --home-dir /tmp --shell /usr/sbin/nologin emet \
 && install --directory --owner=emet --group=emet --mode=0700 /data
COPY --from=program /app /app
ENV NODE_ENV=production HOME=/tmp DATA_DIR=/data
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "deploy/image/ask-health.mjs", "/healthz"]
CMD ["node", "dist/main.js"]

# ---------------------------------------------------------------- gpu

FROM program AS program-gpu
# .npmrc keeps this step from running elsewhere; here it is wanted. TensorRT's libraries
# are not in the image, so its provider could never open.
RUN ONNXRUNTIME_NODE_INSTALL=cuda12 node node_modules/onnxruntime-node/script/install.js \
 && rm -f node_modules/onnxruntime-node/bin/napi-v6/linux/x64/libonnxruntime_providers_tensorrt.so

FROM ${CUDA_IMAGE} AS gpu
SHELL ["/bin/bash", "-euo", "pipefail", "-c"]
RUN groupadd --gid 10001 emet \
 && useradd --uid 10001 --gid emet --no-create-home --home-dir /tmp --shell /usr/sbin/nologin emet \
 && install --directory --owner=emet --group=emet --mode=0700 /data
COPY --from=node /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=program-gpu /app /app
# An image in which CUDA cannot open ends here, not as a worker that never gets ready.
RUN bash deploy/image/check-libraries.sh \
      node_modules/onnxruntime-node/bin/napi-v6/linux/x64/libonnxruntime_providers_cuda.so \
      --opens libcudnn.so.9 \
 && node -e "require('onnxruntime-node').listSupportedBackends().some(({ name }) => name === 'cuda') || process.exit(1)"
# TensorFlow has no CUDA here.
ENV NODE_ENV=production HOME=/tmp DATA_DIR=/data CPU_MODELS=ai-generated
USER 10001:10001
EXPOSE 8080
# Models are loaded, checked and warmed before it is ready.
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s --retries=3 \
  CMD ["node", "deploy/image/ask-health.mjs", "/healthz"]
CMD ["node", "dist/main.js"]

# ---------------------------------------------------------------- tensorflow-gpu

FROM program AS program-tensorflow
# The version is the one package.json names as an optional peer. Its install step fetches
# libtensorflow and the binding.
RUN version=$(node -p "require('./package.json').peerDependencies['@tensorflow/tfjs-node-gpu']") \
 && npm install --no-save --omit=dev --ignore-scripts "@tensorflow/tfjs-node-gpu@${version}" \
 && npm rebuild --foreground-scripts @tensorflow/tfjs-node-gpu

FROM ${CUDA11_IMAGE} AS tensorflow-gpu
SHELL ["/bin/bash", "-euo", "pipefail", "-c"]
RUN groupadd --gid 10001 emet \
 && useradd --uid 10001 --gid emet --no-create-home --home-dir /tmp --shell /usr/sbin/nologin emet \
 && install --directory --owner=emet --group=emet --mode=0700 /data
COPY --from=node /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=program-tensorflow /app /app
# libtensorflow opens the libraries of CUDA by name, and goes on without them: each is asked for.
RUN bash deploy/image/check-libraries.sh \
      node_modules/@tensorflow/tfjs-node-gpu/deps/lib/libtensorflow.so.2 \
      --opens libcudart.so.11.0 libcublas.so.11 libcublasLt.so.11 libcufft.so.10 \
              libcurand.so.10 libcusolver.so.11 libcusparse.so.11 libcudnn.so.8 \
 && node -e "require('@tensorflow/tfjs-node-gpu')"
# ONNX Runtime has no CUDA here.
ENV NODE_ENV=production HOME=/tmp DATA_DIR=/data CPU_MODELS=copy-paste,background-patch,pp-ocr-detector,pp-ocr-recogniser,hebrew-recogniser
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s --retries=3 \
  CMD ["node", "deploy/image/ask-health.mjs", "/healthz"]
CMD ["node", "dist/main.js"]

# Without --target the image for machines without a GPU is built.
FROM cpu
